import type { CompiledStep, JsonSchema } from "../../engine/index.ts";
import { chance } from "../mutations/chance.ts";
import { expect, test } from "./harness/journey.ts";
import { accountOf, scenarioTenants } from "./harness/scenario-tenant.ts";
import { TypingWalk } from "./harness/typing-walk.ts";

/** The same number gives the same walk; TYPING_SEED=random picks one, any other value is used as it is. */
const { TYPING_SEED = "428781" } = process.env;
const seed = TYPING_SEED === "random" ? Date.now() % 1_000_000 : Number(TYPING_SEED);
/** TYPING=all: every step of every tenant, and longer at each; otherwise a sample. */
const everywhere = process.env.TYPING === "all";
const ACTS = everywhere ? 30 : 8;
const SAMPLE = 1;

/** Fields that take any letters, each with its maximum length. */
function plainTexts({ form }: CompiledStep): ReadonlyMap<string, number> {
	const isPlain = ({ type, format, pattern, oneOf, enum: listed }: JsonSchema) =>
		type === "string" && (format === undefined || String(format).startsWith("unicode")) && !pattern && !oneOf && !listed;
	const most = (schemas: readonly JsonSchema[]) =>
		Math.min(...schemas.map(({ maxLength }) => (typeof maxLength === "number" ? maxLength : Number.POSITIVE_INFINITY)));
	return new Map(
		[...form.fields].flatMap(([path, { places }]) => {
			const schemas = places.map(({ schema }) => schema);
			return schemas.every(isPlain) ? [[path, most(schemas)] as const] : [];
		}),
	);
}

for (const tenant of scenarioTenants()) {
	const { slug } = tenant.definition;
	const steps = tenant.flow.order.filter(({ children }) => children.length === 0);
	const source = chance(seed);
	const wanted = everywhere
		? steps
		: steps
				.map((step) => ({ step, at: source.below(1000) }))
				.toSorted((one, other) => one.at - other.at)
				.map(({ step }) => step);

	test(`every character typed at steps of ${slug} is in the record, in the form or in a draft that is offered`, async ({ asAccount }) => {
		test.setTimeout(everywhere ? 3_600_000 : 180_000);
		process.stdout.write(`TYPING_SEED=${seed}\n`);
		let walked = 0;
		for (const step of wanted) {
			if (!everywhere && walked >= SAMPLE) break;
			if (plainTexts(step).size === 0) continue;
			const [role = ""] = step.definition.access.edit;
			const page = await asAccount(accountOf(tenant, role, "").email);
			await page.goto(`/realisatie/actief?stap=${step.code}`);
			await expect(page.getByRole("status").filter({ hasText: /\d+ resulta(at|ten)/ })).toBeVisible();
			const last = page.getByRole("table").locator("a[data-row]").last();
			if ((await last.count()) === 0) continue;
			await last.click();
			await page.waitForURL(new RegExp(`/realisatie/[^/]+/${step.code}$`));
			await expect(page.getByRole("navigation", { name: "Stappen" })).toBeVisible();
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(step.definition.label);
			if ((await page.getByRole("main").getByRole("button", { name: "Opslaan", exact: true }).count()) === 0) continue;
			const walk = new TypingWalk(page, chance(seed + walked));
			if (!(await walk.begin(plainTexts(step)))) continue;
			walked += 1;
			for (let act = 0; act < ACTS; act++) await walk.act();
			await walk.finish();
			await page.close();
		}
		expect(walked, "steps of the demonstration with a text to type").toBeGreaterThan(0);
	});
}
