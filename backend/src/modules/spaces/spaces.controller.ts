import { calls, limits, type SpaceImport } from '@touchline/contract';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, IdParam, Route } from '../../platform/http';
import { disposition, filesOf, type MultipartRequest } from '../media';
import { SpaceExport } from './space-export.service';
import { SpaceImports } from './space-import.service';

/** A team's space, taken along and brought back. */
@Controller()
export class SpacesController {
  constructor(
    private readonly exports: SpaceExport,
    private readonly imports: SpaceImports,
  ) {}

  @Route(calls.spaces.exportSpace)
  async exportSpace(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.exports.open(actor, teamId);
    const headers = {
      'content-type': calls.spaces.exportSpace.mediaType,
      'content-disposition': disposition('attachment', name),
    };
    return reply.headers(headers).send(content);
  }

  @Route(calls.spaces.importSpace)
  importSpace(
    @CurrentActor() actor: Actor,
    @IdParam('teamId') teamId: number,
    @Req() request: FastifyRequest,
  ): Promise<SpaceImport> {
    return this.imports.add(actor, teamId, filesOf(oneLarge(request)));
  }
}

const oneLarge = (request: FastifyRequest): MultipartRequest => ({
  isMultipart: () => request.isMultipart(),
  parts: () => request.parts({ limits: { files: 1, fileSize: limits.spaceBytes } }),
  raw: request.raw,
});
