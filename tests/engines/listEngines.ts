/** Prints the engines that start on this machine, by their names in `ENGINES`, and says why each other engine does not start. */
import { missingPrograms } from './missingPrograms';
import { startEngine } from './startEngine';
import { engineNames } from './Tab';

const starting = engineNames.map(async (name) => {
  try {
    const missing = missingPrograms([name]);
    if (missing.length > 0) throw new Error(missing.join('; '));
    const tab = await startEngine[name]();
    await tab.end();
    return [name];
  } catch (error) {
    console.error(`Left out of the engines: ${name}. ${String(error)}`);
    return [];
  }
});
console.log((await Promise.all(starting)).flat().join(','));
process.exit();
