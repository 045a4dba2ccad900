import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { writeBank } from '@stoa/factory/write-bank';
const { graph } = openSkillGraph();
const t=performance.now(); const bank = writeBank({graph, now: new Date()});
console.log(Math.round(performance.now()-t), bank.verified.length, bank.rejected.length, bank.failed.length, bank.short.length);
const says = bank.rejected.filter(r=>JSON.stringify(r).includes('says “')).length; console.log('with says', says);
for (const r of bank.rejected.slice(0,400)) { const i=JSON.stringify(r.events?.[0]?.issues??r.issues??''); if (i.includes('says “')) console.log(i.slice(0,250)); }
