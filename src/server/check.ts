/** Asks a published site for all that matters, and prints in words what is wrong: `npm run check -- https://suood.example`. */
import { checkSite } from './checkSite.js';
import { CommandError, runCommand } from './runCommand.js';

await runCommand(async () => {
  const [address = '', ...more] = process.argv.slice(2);
  if (more.length > 0 || !URL.canParse(address) || !/^https?:/.test(address))
    throw new CommandError('Usage: npm run check -- https://suood.example');
  const { asked, problems } = await checkSite(new URL(address).origin);
  if (problems.length > 0)
    throw new CommandError(
      `${problems.length} of ${asked} answers of ${address} are wrong:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  console.log(`All ${asked} answers of ${address} are right.`);
});
