import { calls, fillPath, type Call, type CallShape, type Page, type PathParams } from '@touchline/contract';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Cookie } from './tab';
import { demoPassword } from '../fixtures/test';

/** Makes calls of the contract without a browser. */
export class ApiUser {
  private constructor(private readonly request: APIRequestContext) {}

  static async signIn(request: APIRequestContext, email: string): Promise<ApiUser> {
    const user = new ApiUser(request);
    await user.call(calls.accounts.login, { body: { email, password: demoPassword } });
    return user;
  }

  async sessionCookie(): Promise<Cookie> {
    const [cookie] = (await this.request.storageState()).cookies;
    expect(cookie, 'signing in sets a cookie').toBeDefined();
    return cookie!;
  }

  async call<Path extends string, Shape extends CallShape>(
    { method, path }: Call<Path, Shape>,
    { params, body }: { params?: PathParams<Path>; body?: Shape['body'] } = {},
  ): Promise<Shape['answer']> {
    const answer = await this.request.fetch(fillPath(path, params ?? ({} as PathParams<Path>)), {
      method,
      data: body,
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json() as Promise<Shape['answer']>;
  }

  /** Makes a page of these paragraphs in a team that the coach and the player of the demo club are in. */
  async makePage(title: string, ...paragraphs: string[]): Promise<Page> {
    const { teamId } = await this.call(calls.pages.read, { params: { pageId: 1 } });
    const content = paragraphs.map((text, at) => `<p data-id="block-${at}">${text}</p>`).join('');
    return this.call(calls.pages.create, { params: { teamId }, body: { title, content } });
  }

  async contentOf({ id }: Page): Promise<string> {
    return (await this.call(calls.pages.read, { params: { pageId: id } })).content;
  }

  close() {
    return this.request.dispose();
  }
}
