import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { FirstAnswer } from '@touchline/contract';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageScreen } from '../screens/page-screen';
import { keepFirstAnswer } from './first-answer';
import { Frame } from './frame';
import { SignedInOnly } from './guards';
import { Shell } from './shell';

const routes = [
  {
    Component: Frame,
    children: [
      {
        Component: SignedInOnly,
        children: [{ Component: Shell, children: [{ path: '/pages/:pageId', Component: PageScreen }] }],
      },
    ],
  },
];

/** What the server draws of a page before the app's code has come: the same components, from the same data. */
export function firstView(path: string, answer: FirstAnswer): string {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  keepFirstAnswer(queries, answer);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return renderToString(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
