import { expect, test } from '../test';
import { pagePaths } from '../sitePaths';

/** Roles for which the browser and an observation (the recorded content of a page) have different names. */
const roles: Readonly<Record<string, string>> = {
  Details: 'group',
  DisclosureTriangle: 'button',
  image: 'img',
};
/** The roles that the test compares. Plain text is left out, because the browser's tree splits it into parts. */
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

/** Converts a node of the browser's accessibility tree to the form of an observation. */
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
  test(`the observation of ${path} says the same as the browser’s accessibility tree`, async ({
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
      // Leaves out the name of a status, because the browser's tree has its words in a separate node.
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
