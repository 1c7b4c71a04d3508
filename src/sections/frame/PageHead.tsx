import { useTranslation } from 'react-i18next';
import { pageAddress } from '../../content/pageAddress';
import { pageAt } from '../../routing/pages';
import { pageTexts } from '../../routing/pageTexts';
import { usePath } from '../../routing/usePath';

/** The document's title, its description for search engines, and the page's address, which the browser's own Share button sends. */
export function PageHead() {
  const { t } = useTranslation();
  const path = usePath();
  const { title, description } = pageTexts(path, t);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {pageAt(path) && <link rel="canonical" href={pageAddress(path)} />}
    </>
  );
}
