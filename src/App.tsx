import type { ComponentProps } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { Route, Router, Switch } from 'wouter';
import { ContactFormActor } from './contactForm';
import { globalStyles } from './globalStyles';
import { LanguageProvider } from './languageActor';
import { aroundNavigation } from './navigation';
import { NotFound } from './NotFound';
import { AboutPage } from './pages/AboutPage';
import { ContactPage } from './pages/ContactPage';
import { HomePage } from './pages/HomePage';
import { pageTexts } from './pageTexts';
import { usePath } from './path';
import { ChatButton } from './sections/ChatButton';
import { ErrorScreen } from './sections/ErrorScreen';
import { Footer } from './sections/Footer';
import { Header } from './sections/Header';
import { SkipLink } from './sections/SkipLink';
import { arabicTheme } from './stitches.config';

/** The whole site: the frame that every page stands in, and the pages by their paths. The build names the `path`, the browser knows it. */
export function App({ path }: { path?: string | undefined }) {
  globalStyles();
  arabicTheme.toString();
  return (
    <Router aroundNav={aroundNavigation} {...(path && { ssrPath: path })}>
      <Title />
      <ErrorBoundary FallbackComponent={BareError}>
        <ContactFormActor.Provider>
          <LanguageProvider>
            <SkipLink />
            <Header />
            <Main />
            <Footer />
            <ChatButton />
          </LanguageProvider>
        </ContactFormActor.Provider>
      </ErrorBoundary>
    </Router>
  );
}

/** The page at the current path; an error in it is shown in its place and ends with the next path. */
function Main() {
  const path = usePath();
  return (
    <main id="main" tabIndex={-1}>
      <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[path]}>
        <Switch>
          <Route path="/" component={HomePage} />
          <Route path="/about" component={AboutPage} />
          <Route path="/contact" component={ContactPage} />
          <Route component={NotFound} />
        </Switch>
      </ErrorBoundary>
    </main>
  );
}

/** What is left where the frame itself cannot be shown. */
function BareError(props: ComponentProps<typeof ErrorScreen>) {
  return (
    <main>
      <ErrorScreen {...props} />
    </main>
  );
}

/** The document's title, and what search engines say of the page. */
function Title() {
  const { t } = useTranslation();
  const { title, description } = pageTexts(usePath(), t);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
