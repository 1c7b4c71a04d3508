import { describe, expect, test } from 'vitest';
import { designCardMachines } from '../../machines/designCardMachine';
import {
  designCategories,
  elevatorTypes,
  safetySystems,
  serviceCards,
} from '../../machines/choiceOptions';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import { benefits, yearsOfExperience } from '../../src/content/benefits';
import { clients } from '../../src/content/clients';
import { alerts } from '../../src/content/alerts';
import { chatMessages } from '../../src/content/chatMessages';
import { contact, emailSubject } from '../../src/content/contact';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import { services } from '../../src/content/services';

/** Every text under a key that ends in `suffix`, however deep it lies. */
function textsOf(value: unknown, suffix: 'EN' | 'AR', isIn = false): string[] {
  if (typeof value === 'string') return isIn ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsOf(inner, suffix, key.endsWith(suffix) || (isIn && Array.isArray(value))),
  );
}

const content = {
  benefits,
  clients,
  chatMessages,
  contact,
  designs,
  elevators,
  emailSubject,
  safety,
  services,
};
const arabicTexts = [...textsOf(content, 'AR'), ...Object.values(arabic)];
const englishTexts = [...textsOf(content, 'EN'), ...Object.values(english)];
const tags = (text: string) => (text.match(/<[^>]+>|\{\{\w+\}\}/g) ?? []).toSorted();

describe('the translations', () => {
  test('hold every key that the specification names', () => {
    const specified =
      'App_Name Company About_Us Contact Countact_Us Website Email Whatsapp Support Get_a_Quote Booking Office ' +
      'location_typing Copywrite Home navbar_About_Us Contact_Us Hero_Title Hero_Long_Text Our_Services';
    expect(Object.keys(english)).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  test('have the same keys, tags and placeholders in both languages', () => {
    expect(Object.keys(arabic)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      const other = arabic[key as keyof typeof arabic];
      expect([key, tags(other)]).toEqual([key, tags(text)]);
    }
  });

  test('leave no text empty', () => {
    expect([...arabicTexts, ...englishTexts].filter((text) => text.trim() === '')).toEqual([]);
  });
});

describe('the Arabic', () => {
  test('holds no Latin word', () => {
    const words = arabicTexts.map((text) => text.replace(/<[^>]+>|\{\{\w+\}\}/g, ''));
    expect(words.filter((text) => /[A-Za-z]/.test(text))).toEqual([]);
  });

  test('R19, R18: is punctuated in Arabic, and counts in Western digits', () => {
    expect(arabicTexts.filter((text) => /[,;?٠-٩]/.test(text))).toEqual([]);
  });
});

test('R20: brackets and quotes open before they close, as they are read', () => {
  const pairs = { '(': ')', '[': ']', '«': '»', '“': '”' } as const;
  const isNested = (text: string) => {
    const open: string[] = [];
    for (const sign of text.match(/[()[\]«»“”]/g) ?? []) {
      if (sign in pairs) open.push(pairs[sign as keyof typeof pairs]);
      else if (open.pop() !== sign) return false;
    }
    return open.length === 0;
  };
  const texts = [...arabicTexts, ...englishTexts];
  expect(texts.filter((text) => /[([«“]/.test(text)).length).toBeGreaterThan(2);
  expect(texts.filter((text) => !isNested(text))).toEqual([]);
});

test('R19: the English holds no Arabic letter or mark', () => {
  expect(englishTexts.filter((text) => /[\u0600-\u06ff]/.test(text))).toEqual([]);
});

describe('the content', () => {
  test('has the counts of the specification', () => {
    expect({
      services: services.length,
      elevators: elevators.length,
      designs: designs.length,
      clients: clients.length,
      benefits: benefits.length,
      safety: safety.length,
      years: yearsOfExperience,
    }).toEqual({
      services: 6,
      elevators: 5,
      designs: 5,
      clients: 5,
      benefits: 8,
      safety: 3,
      years: 10,
    });
  });

  test('has the English titles of the specification, in their order', () => {
    expect(services.map(({ id, titleEN }) => `${id} ${titleEN}`)).toEqual([
      '01 Installations',
      '02 Supply',
      '03 Modernization',
      '04 Maintenance',
      '05 Establishing elevator towers',
      '06 Providing consultations',
    ]);
    expect(elevators.map(({ titleEN }) => titleEN)).toEqual([
      'Gearbox',
      'Gearless',
      'Panorama',
      'Platform',
      'Food',
    ]);
    expect(safety.map(({ titleEN }) => titleEN)).toEqual([
      'Mechanical systems',
      'Electrical systems',
      'Connecting to support systems',
    ]);
    expect(clients.map(({ titleEN }) => titleEN)).toEqual([
      'Hospitals',
      'Commercial centers',
      'Restaurants',
      'Hotels',
      'Residential units',
    ]);
    expect(
      Object.fromEntries(
        designs.map(({ titleEN, images }) => [titleEN, images.map((image) => image.titleEN)]),
      ),
    ).toEqual({
      Cabins: ['Panorama', 'Classic', 'Decorative'],
      Doors: ['Auto (center)', 'Auto (telescopic)', 'Semi Auto'],
      Buttons: ['Touch', 'Touchless'],
      Walls: ['Cabin Walls'],
      Flooring: ['Cabin Flooring'],
    });
  });

  test('gives every design a folder but Doors', () => {
    expect(designs.filter(({ link }) => !link).map(({ id }) => id)).toEqual(['doors']);
    for (const link of designs.flatMap((design) => design.link ?? [])) {
      expect(link).toMatch(/^https:\/\/drive\.google\.com\/drive\/folders\//);
    }
  });

  test('says each list of points as long in Arabic as in English', () => {
    for (const { pointsEN, pointsAR } of elevators) expect(pointsAR).toHaveLength(pointsEN.length);
  });

  test('calls everything as the machines do', () => {
    expect(elevators.map(({ id }) => id)).toEqual([...elevatorTypes]);
    expect(safety.map(({ id }) => id)).toEqual([...safetySystems]);
    expect(designs.map(({ id }) => id)).toEqual([...designCategories]);
    expect(services).toHaveLength(serviceCards.length);
    for (const { id, images } of designs) {
      const pictures = Object.keys(designCardMachines[id].states.picture?.states ?? {});
      expect(images.map((image) => image.id)).toEqual(pictures);
    }
  });

  test('has two chat numbers, and an e-mail whose domain is written once', () => {
    expect(contact.chatNumberMobile).not.toBe(contact.chatNumberDesktop);
    expect(contact.email).toMatch(/^[^@]+@(\w+)\.(?!.*\1)\w+$/);
  });

  test('keeps the exact alerts, in Arabic under an Arabic sentence', () => {
    expect(alerts.sent.titleEN).toBe('Email sent successfully!');
    expect(alerts.failed.titleEN).toBe('Email sending failed');
    for (const { titleEN, titleAR } of [alerts.sent, alerts.failed]) {
      expect(titleAR).toMatch(/^[\u0600-\u06ff !]+\n/);
      expect(titleAR.split('\n')[1]).toBe(titleEN);
    }
  });
});
