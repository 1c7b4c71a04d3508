import type { ComponentProps, ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Router, Switch } from 'wouter';
import { useSiteLocation } from './hooks/useSiteLocation';
import { AboutPage } from './pages/AboutPage';
import { HomePage } from './pages/HomePage';
import { pages } from './routing/pages';
import { usePath } from './routing/usePath';
import { ContactColumns } from './sections/contact/ContactColumns';
import { ChatButton } from './sections/frame/ChatButton';
import { ErrorScreen } from './sections/frame/ErrorScreen';
import { Footer } from './sections/frame/Footer';
import { Header } from './sections/frame/Header';
import { PageHead } from './sections/frame/PageHead';
import { SkipLink } from './sections/frame/SkipLink';
import { globalStyles } from './style/globalStyles';
import { arabicTheme } from './style/stitches.config';

const views = {
  '/': HomePage,
  '/about': AboutPage,
  '/contact': ContactColumns,
} satisfies Record<(typeof pages)[number]['path'], ComponentType>;

/**
 * The pattern of a route: exactly the path of a page, or anything for `*`. wouter's own pattern for `/about` would also match `/About` and
 * `/about/`, which are not addresses of pages (`pagePath`).
 */
const exactly = (path: string) => ({
  pattern: path === '*' ? /^/ : new RegExp(`^${path}$`),
  keys: [],
});

/** Every page: the header, the footer and the chat button, and between them the page of the current path. */
export function App() {
  globalStyles();
  arabicTheme.toString();
  return (
    // The lint rule forbids hooks as props, but wouter takes its location hook as a prop.
    // eslint-disable-next-line react/hooks
    <Router hook={useSiteLocation} parser={exactly}>
      <PageHead />
      <Page />
    </Router>
  );
}

/** The content of every page. If the header or the footer fails to render, the error screen replaces the page until the path changes. */
function Page() {
  return (
    <ErrorBoundary FallbackComponent={BareError} resetKeys={[usePath()]}>
      <SkipLink />
      <Header />
      <Main />
      <Footer />
      <ChatButton />
    </ErrorBoundary>
  );
}

/** The page of the current path. If it fails to render, the error is shown in its place until the path changes. */
function Main() {
  const path = usePath();
  return (
    <main id="main" tabIndex={-1}>
      <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[path]}>
        <Switch>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} component={views[page.path]} />
          ))}
          <Route component={NotFound} />
        </Switch>
      </ErrorBoundary>
    </main>
  );
}

/** The view of a path without a page. Throws an Error with the path, for the error screen to show. */
function NotFound(): never {
  throw new Error(`404 Not Found: ${usePath()}`);
}

/** The error screen alone, for when the header or the footer fails to render. */
function BareError(props: ComponentProps<typeof ErrorScreen>) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}
