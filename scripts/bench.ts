/**
 * `npm run bench [-- G2 G6]`: measures limit and product in the same run and prints their ratios. Only ratios are
 * comparable between machines.
 */
import { existsSync, readdirSync } from "node:fs";
import type { Measurement } from "../bench/report.ts";
import { printReport } from "../bench/report.ts";

type Goal = { readonly goal: string; measure(): Promise<readonly Measurement[]> };

const wanted = process.argv.slice(2);
const files = readdirSync("bench/goals")
	.filter((file) => file.endsWith(".ts"))
	.sort();
if (!existsSync("dist/bundle/main.js")) throw new Error("Build first: npm run build.");
for (const file of files) {
	const goal = (await import(`../bench/goals/${file}`)) as Goal;
	if (wanted.length === 0 || wanted.includes(goal.goal)) printReport(await goal.measure());
}
