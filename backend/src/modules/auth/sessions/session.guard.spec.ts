import { RequestMethod, type Type } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { calls, type Call } from '@touchline/contract';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../../test/app';
import { person, type Person } from '../../../../test/people';
import { isPublic } from '../../../platform/http';

interface ServedRoute {
  method: string;
  path: string;
}

const app = useApp();
let expired: Person;

beforeAll(async () => {
  expired = await person(app, 'super_admin');
  const expire = `update sessions set expires_at = now() - interval '1 second' where user_id = $1`;
  await app.database.transaction((tx) => tx.query(expire, [expired.id]));
});

const metadata = (key: string, of: object): unknown => Reflect.getMetadata(key, of);

/** Returns every handler of the server, whether or not the contract names it. */
function guardedRoutes(): ServedRoute[] {
  const modules = [...app.app.get(ModulesContainer).values()];
  const controllers = new Set(modules.flatMap((module) => [...module.controllers.values()]));
  return [...controllers].flatMap(({ metatype }) => routesOf(metatype as Type));
}

function routesOf(controller: Type): ServedRoute[] {
  const prototype = controller.prototype as Record<string, object>;
  const names = new MetadataScanner().getAllMethodNames(prototype);
  return names.flatMap((name) => {
    const handler = prototype[name]!;
    const method = metadata(METHOD_METADATA, handler) as RequestMethod | undefined;
    if (method === undefined || metadata(isPublic, handler) || metadata(isPublic, controller)) return [];
    const paths = [metadata(PATH_METADATA, handler) as string | string[]].flat();
    return paths.map((path) => ({ method: RequestMethod[method], path }));
  });
}

const statusOf = async ({ method, path }: ServedRoute, cookie: string) => {
  const made = request(app.app.getHttpServer())[method.toLowerCase() as 'get'](path.replace(/:\w+/g, '1'));
  const { status } = await made.set({ 'sec-fetch-site': 'same-origin', cookie });
  return { method, path, status };
};

const refused = (routes: ServedRoute[]) => routes.map((route) => ({ ...route, status: 401 }));

describe('the session guard', () => {
  it('guards every call that the contract does not open to all, and only those', () => {
    const named = Object.values(calls).flatMap((table) => Object.values(table) as Call[]);
    const closed = named.filter(({ isPublic }) => !isPublic).map(({ method, path }) => `${method} ${path}`);
    const served = guardedRoutes().map(({ method, path }) => `${method} ${path}`);
    expect([...new Set(served)].sort()).toEqual([...new Set(closed)].sort());
  });

  it.each([
    ['without a cookie', () => ''],
    ['with a token that was never issued', () => 'touchline_session=made-up'],
    ['with a session that has expired', () => expired.cookie],
  ])('refuses every guarded route %s', async (_, cookie) => {
    const routes = guardedRoutes();
    expect(routes.length).toBeGreaterThan(80);
    expect(await Promise.all(routes.map((route) => statusOf(route, cookie())))).toEqual(refused(routes));
  });
});
