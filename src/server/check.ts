/** Checks the pages and files of a published site, and with --send its mail too: `npm run check -- https://suood.example [--send]`. */
import { checkSite } from './checkSite.js';
import { CommandError, runCommand } from './runCommand.js';

await runCommand(async () => {
  const [address = '', option, ...more] = process.argv.slice(2);
  const isUnknown = option !== undefined && option !== '--send';
  if (isUnknown || more.length > 0 || !URL.canParse(address) || !/^https?:/.test(address))
    throw new CommandError('Usage: npm run check -- https://suood.example [--send]');
  const { origin, host } = new URL(address);
  const subject = option && `[Test] ${host}, ${new Date().toISOString()}`;
  const { asked, problems } = await checkSite(origin, subject);
  if (problems.length > 0)
    throw new CommandError(
      `${problems.length} things are wrong in the ${asked} answers of ${address}:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  console.log(`All ${asked} answers of ${address} are right.`);
  if (subject)
    console.log(`The mail server has taken a message: look for the subject "${subject}".`);
});
