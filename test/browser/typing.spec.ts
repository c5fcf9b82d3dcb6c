import type { CompiledStep, JsonSchema } from "../../engine/index.ts";
import { chance } from "../mutations/chance.ts";
import { expect, test } from "./harness/journey.ts";
import { accountOf, scenarioTenants } from "./harness/scenario-tenant.ts";
import { type FieldWords, wordsIn, wordsOfItems } from "./harness/scenario-words.ts";
import { type TypedField, typedFieldOf } from "./harness/typed-control.ts";
import { TypingWalk } from "./harness/typing-walk.ts";

/** The same number gives the same walk; TYPING_SEED=random picks one, any other value is used as it is. */
const { TYPING_SEED = "428781" } = process.env;
const seed = TYPING_SEED === "random" ? Date.now() % 1_000_000 : Number(TYPING_SEED);
/** TYPING=all: every step of every tenant, and longer at each; otherwise a sample. */
const everywhere = process.env.TYPING === "all";
const ACTS = everywhere ? 30 : 8;
const SAMPLE = 1;

/** How to type in the fields of a step, by path; fields of items by the path of their list and their name. */
function typedFields({ form }: CompiledStep): ReadonlyMap<string, TypedField> {
	const found = new Map<string, TypedField>();
	for (const [path, { places, computed }] of form.fields) {
		const writable = places.filter(({ readOnly }) => !readOnly);
		if (computed || writable.length === 0) continue;
		const words = writable.flatMap(({ section }) => wordsIn(section, path) ?? []);
		for (const item of words.flatMap(wordsOfItems)) keep(`${path}.${item.path}`, kindIn(item));
		const [first, ...others] = words.map(kindIn);
		if (others.every((other) => other?.kind === first?.kind)) keep(path, first);
	}
	return found;

	function kindIn({ schema, hints }: FieldWords): TypedField | undefined {
		return typedFieldOf(schema as JsonSchema, hints["ui:widget"]);
	}

	function keep(path: string, field: TypedField | undefined): void {
		if (field !== undefined) found.set(path, field);
	}
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

	test(`what is typed, chosen and uploaded at steps of ${slug} is in the record, in the form or in a draft that is offered`, async ({
		asAccount,
	}) => {
		test.setTimeout(everywhere ? 3_600_000 : 180_000);
		process.stdout.write(`TYPING_SEED=${seed}\n`);
		let walked = 0;
		const met = new Set<string>();
		for (const step of wanted) {
			if (!everywhere && walked >= SAMPLE) break;
			if (typedFields(step).size === 0) continue;
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
			if (!(await walk.begin(typedFields(step)))) continue;
			walked += 1;
			for (let act = 0; act < ACTS; act++) await walk.act();
			await walk.finish();
			for (const kind of walk.kinds) met.add(kind);
			await page.close();
		}
		process.stdout.write(`${walked} steps of ${slug}: ${[...met].toSorted().join(", ")}\n`);
		expect(walked, "steps of the demonstration with a text to type").toBeGreaterThan(0);
	});
}
