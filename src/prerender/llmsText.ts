import arabic from '../../public/locales/ar/translation.json';
import english from '../../public/locales/en/translation.json';
import { pagePaths } from '../../machines/pagePaths';
import { contact } from '../content/contact';
import { elevators } from '../content/elevators';
import { services } from '../content/services';
import { commaJoined } from '../i18n/commaJoined';
import { plainText } from '../i18n/plainText';
import { pageAddress } from '../content/pageAddress';

/** The text of `llms.txt` (llmstxt.org): the site in a few lines of Markdown, for language models. */
export const llmsText = `# ${plainText(english.App_Name)} (${plainText(arabic.App_Name)})

> ${english.Meta_Description}

The site is in Arabic by default and in English where the cookie \`i18next=en\` asks for it; both stand at the same addresses.

## Pages

- [${english.Home}](${pageAddress(pagePaths.home)}): services, elevators, safety systems, designs, clients and a contact form
- [${english.About_Us}](${pageAddress(pagePaths.about)}): ${english.Meta_About}
- [${english.Contact_Us}](${pageAddress(pagePaths.contact)}): ${english.Meta_Contact}

## Services

${services.map(({ titleEN, descriptionEN }) => `- ${titleEN}: ${descriptionEN}`).join('\n')}

## Elevators

${elevators.map(({ titleEN, noteEN, pointsEN }) => `- ${titleEN}${noteEN ? ` (${noteEN})` : ''}: ${pointsEN.join('; ')}`).join('\n')}

## Contact

- Email: ${contact.email}
- Phone: ${contact.phone}
- Address: ${commaJoined([contact.street, contact.district, contact.city, contact.country], 'en')}
`;
