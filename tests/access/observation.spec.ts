import { expect, test } from '../test';
import { pagePaths } from '../sitePaths';

/** What the browser calls the roles that an observation names otherwise. */
const roles: Readonly<Record<string, string>> = {
  Details: 'group',
  DisclosureTriangle: 'button',
  image: 'img',
};
/** The roles that are compared: words stand in the browser's tree in parts. */
const compared = new Set(
  (
    'alert banner button complementary contentinfo dialog form group heading img link main navigation ' +
    'region spinbutton status tab tablist tabpanel textbox'
  ).split(' '),
);

interface Node {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { value?: unknown } }[];
}

/** A node of the browser's accessibility tree as an observation tells of it. */
function toldOf({ role, name, properties = [] }: Node) {
  const of = (property: string) => properties.find((each) => each.name === property)?.value.value;
  const kind = roles[role?.value ?? ''] ?? role?.value ?? '';
  return {
    role: kind,
    name: (name?.value ?? '').replace(/\s+/g, ' ').trim(),
    ...(kind === 'heading' && { level: of('level') }),
    ...(of('expanded') !== undefined && { expanded: of('expanded') }),
    ...(of('pressed') !== undefined && { pressed: of('pressed') === 'true' }),
    ...(of('selected') !== undefined && { selected: of('selected') }),
    ...(of('disabled') === true && { disabled: true }),
  };
}

for (const path of pagePaths)
  test(`what the paths see of ${path} is what the browser tells assistive technology`, async ({
    page,
    site,
  }) => {
    await site.visit(path);
    if (path === '/about' && site.isMobile)
      await page.getByRole('button', { name: site.say('Open_Menu') }).tap();
    if (path === '/contact') {
      await page.route('**/send', (route) => route.abort());
      site.trouble.allow(/./);
      await page.getByRole('button', { name: site.say('Send_Message') }).click();
      await expect(page.getByRole('button', { name: site.say('Restore_Message') })).toBeVisible();
    }
    const session = await page.context().newCDPSession(page);
    const tree = await session.send('Accessibility.getFullAXTree');
    const nodes = new Map((tree.nodes as readonly Node[]).map((node) => [node.nodeId, node]));
    const inOrder = (id: string): readonly Node[] => {
      const node = nodes.get(id);
      return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
    };
    const told = inOrder(tree.nodes[0]?.nodeId ?? '').filter(({ ignored }) => !ignored);
    const { things } = await site.look();
    const seen = things.map(({ role, name, level, expanded, pressed, selected, disabled }) => ({
      role,
      // The browser tells the words of a status apart from it.
      name: role === 'status' ? '' : name,
      ...(level !== undefined && { level }),
      ...(expanded !== undefined && { expanded }),
      ...(pressed !== undefined && { pressed }),
      ...(selected !== undefined && { selected }),
      ...(disabled && { disabled }),
    }));
    expect(seen.filter(({ role }) => compared.has(role))).toEqual(
      told.map(toldOf).filter(({ role }) => compared.has(role)),
    );
  });
