import { calls, limits, type SpaceImport } from '@touchline/contract';
import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentUser, IdParam, Route } from '../../platform/http';
import { disposition, filesOf, type MultipartRequest } from '../media';
import { TeamExport } from './team-export.service';
import { TeamImport } from './team-import.service';

/** Exports and imports a team as an archive. */
@Controller()
export class TeamArchiveController {
  constructor(
    private readonly exports: TeamExport,
    private readonly imports: TeamImport,
  ) {}

  @Route(calls.spaces.exportSpace)
  async exportSpace(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.exports.open(user, teamId);
    const headers = {
      'content-type': calls.spaces.exportSpace.mediaType,
      'content-disposition': disposition('attachment', name),
    };
    return reply.headers(headers).send(content);
  }

  @Route(calls.spaces.importSpace)
  importSpace(
    @CurrentUser() user: CurrentUser,
    @IdParam('teamId') teamId: number,
    @Req() request: FastifyRequest,
  ): Promise<SpaceImport> {
    return this.imports.add(user, teamId, filesOf(oneLarge(request)));
  }
}

const oneLarge = (request: FastifyRequest): MultipartRequest => ({
  isMultipart: () => request.isMultipart(),
  parts: () => request.parts({ limits: { files: 1, fileSize: limits.archiveBytes } }),
  raw: request.raw,
});
