import type { Page, Request } from '@playwright/test';
import { fields, form, labels } from '../models/contactForm';
import type { SiteDriver } from '../models/SiteDriver';
import { sendForm } from '../sendForm';
import { expect, test } from '../test';

/** The privacy notice: the group that says how data are handled. */
const noticeOf = (page: Page, site: SiteDriver) =>
  page.getByRole('group').filter({ hasText: site.say('Privacy_More') });

/** Unfolds the notice, and returns its visible text. */
async function readNotice(page: Page, site: SiteDriver): Promise<string> {
  await site.press(page.getByText(site.say('Privacy_More')));
  await expect(page.getByText(site.say('Privacy_Rights_Text'))).toBeVisible();
  return (await noticeOf(page, site).innerText()).replaceAll(/\s+/g, ' ').toLowerCase();
}

/** The words of the notice for each field that a message carries. A field that is missing here is missing in the notice too. */
const namesOf = (site: SiteDriver): Readonly<Record<string, string>> => {
  const identifiers = { ar: 'معرّفات لهذا الموقع', en: 'identifiers of this website' }[
    site.language
  ];
  return {
    ...Object.fromEntries(
      fields.map((field) => [`template_params.${field}`, site.say(labels[field])]),
    ),
    lib_version: identifiers,
    user_id: identifiers,
    service_id: identifiers,
    template_id: identifiers,
  };
};

/** The names of all values in a message's body; a value of a nested object is named `object.name`. */
const namesIn = (body: object, outer = ''): string[] =>
  Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? namesIn(value, `${outer}${name}.`)
      : [`${outer}${name}`],
  );

for (const path of ['/', '/contact']) {
  test(`the privacy notice of ${path} names every field of a message, and every host that gets one`, async ({
    page,
    site,
  }) => {
    await site.visit(path);
    const notice = await readNotice(page, site);
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request);
    });
    for (const field of fields)
      await form(site)
        .locator(`[name=${field}]`)
        .fill(field === 'phoneNumber' ? '1' : 'a@b.example');
    await sendForm(site);

    const sent = requests.flatMap((request) => namesIn(request.postDataJSON()));
    expect(sent).toContain('template_params.message');
    const data = noticeOf(page, site)
      .locator('dl > div')
      .filter({ has: page.getByText(site.say('Privacy_Data'), { exact: true }) });
    const dataNamed = (await data.getByRole('definition').innerText()).toLowerCase();
    const named = namesOf(site);
    expect(sent.filter((name) => !dataNamed.includes(named[name]?.toLowerCase() ?? name))).toEqual(
      [],
    );
    const own = { ar: 'خادم هذا الموقع', en: 'this website’s own server' }[site.language];
    const hosts = requests.map((request) => new URL(request.url()).host);
    const nameOfHost = (host: string) => (host === new URL(page.url()).host ? own : host);
    expect(hosts.filter((host) => !notice.includes(nameOfHost(host)))).toEqual([]);
  });
}
