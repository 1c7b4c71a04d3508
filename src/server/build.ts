/** Builds the site into dist/ and the mail service into dist-server/, and lists what is missing for publication: `npm run build`. */
import path from 'node:path';
import { build } from 'vite';
import { hasSiteAddress, placeholders } from '../prerender/placeholders.js';
import { refuseSomeKeys } from './refuseSomeKeys.js';
import { CommandError, runCommand } from './runCommand.js';

await runCommand(async () => {
  const [option] = process.argv.slice(2);
  if (option !== undefined) throw new CommandError(`npm run build knows no option "${option}"`);
  if (!hasSiteAddress())
    throw new CommandError(
      'src/content/siteAddress.ts must hold an address such as https://www.suood.example, with nothing behind the name',
    );
  const missing = refuseSomeKeys();
  await build();
  // The mail service with all that it needs, in one file that runs with Node alone.
  await build({
    root: path.resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/serveMail.ts',
      outDir: path.resolve('dist-server'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
    ssr: { noExternal: true },
  });
  if (missing.length > 0)
    console.warn(
      '\nNOT READY TO SEND: this build has no keys of EmailJS, so its contact form posts to the host that serves it.\n' +
        'Put the keys into .env and build again, or run the mail service there (src/hosting/README.md, The form’s mail).',
    );
  const left = placeholders();
  if (left.length > 0)
    console.warn(
      `\nNOT READY TO PUBLISH: ${left.length} placeholders are left.\n${left.map((line) => `  ${line}`).join('\n')}`,
    );
});
