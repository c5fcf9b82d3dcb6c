import { expect, test } from "./harness/journey.ts";
import { StepScreen } from "./harness/step-screen.ts";

interface Screen {
	readonly code: string;
	readonly title: string;
	/** Labels of its fields in order; for radio buttons, those of the options. */
	readonly labels: readonly string[];
}

const permission = (quotation: string) => [
	quotation,
	"Bedrag",
	"Toestemming gevraagd op",
	"Toestemming ontvangen op",
	"Go",
	"No-go",
	"Link naar het besluit",
];
const execution = ["Aangevraagd op", "Verwachte einddatum", "Gereed op"];

/** The sub-steps of the survey with their fields, by the id of the catalogue row that names them. */
const rows: readonly (readonly [ids: string, screens: readonly Screen[]])[] = [
	[
		"REA-087 REA-088 REA-089",
		[
			{
				code: "3-a",
				title: "Schouw verslag",
				labels: [
					"Link naar het schouwverslag",
					"EAN-code",
					"Type netaansluiting",
					"Vermogensgrens",
					"Aansluitwaarde",
					"Aantal transformatoren",
					"Huur",
					"Eigendom",
					"Capaciteit transformator",
					"Maximaal technisch vermogen",
					"Gecontracteerd vermogen",
					"Werkelijke piekbelasting",
					"Beschikbaar vermogen per laadpunt",
					"Aantal bestaande laadpunten",
					"Aantal te vervangen laadpunten",
					"Aantal te herprogrammeren laadpunten",
					"Energieaansluiting",
					"Hoofdverdeelkast",
				],
			},
			{ code: "3-b", title: "Offerte netverzwaring", labels: ["Link naar de offerte van de netbeheerder", "Bedrag"] },
			{ code: "3-c", title: "Toestemming netverzwaring", labels: permission("Link naar de offerte van de netbeheerder") },
		],
	],
	[
		"REA-090 REA-091 REA-092",
		[
			{ code: "3-d", title: "Uitvoering netverzwaring", labels: execution },
			{ code: "3-e", title: "Opties energieaansluiting", labels: ["Keuze"] },
			{ code: "3-f", title: "Offerte hoofdverdeelkast", labels: ["Link naar de offerte van de installateur", "Bedrag"] },
		],
	],
	[
		"REA-093 REA-094 REA-095",
		[
			{ code: "3-g", title: "Toestemming hoofdverdeelkast", labels: permission("Link naar de offerte van de installateur") },
			{ code: "3-h", title: "Uitvoering hoofdverdeelkast", labels: execution },
			{ code: "3-i", title: "Opties hoofdverdeelkast", labels: ["Kleine aanpassing", "Geen laadpunten"] },
		],
	],
	[
		"REA-096",
		[
			{
				code: "3-j",
				title: "Aanpassen aantal laadpunten",
				labels: ["Aantal te herprogrammeren laadpunten", "Extra behoefte laadpunten", "Behoefte laadpunten rijkskantoren (4%)"],
			},
		],
	],
];

for (const [ids, screens] of rows) {
	test(`${ids} ${screens.map(({ code }) => code).join(", ")}: the caseworker fills in the fields of the sub-step, who may view reads them`, async ({
		asAccount,
	}) => {
		const caseworker = new StepScreen(await asAccount("behandelaar@rvb.example"));
		const viewer = new StepScreen(await asAccount("inzage@rvb.example"));
		for (const { code, title, labels } of screens) {
			await caseworker.page.goto(`/realisatie/actief?stap=${code}`);
			await caseworker.page.getByRole("table").getByRole("link").first().click();
			await caseworker.expectStep(code, title);
			const form = formOf(caseworker);
			await expect(form.locator("label")).toHaveText(labels.map((label) => new RegExp(`^${escaped(label)}( \\(optioneel\\))?$`)));
			for (const control of await form.locator("input, select, textarea").all()) await expect(control).toBeEditable();
			await expect(caseworker.button("Opslaan")).toBeVisible();

			await viewer.page.goto(new URL(caseworker.page.url()).pathname);
			await viewer.expectStep(code, title);
			const read = formOf(viewer);
			for (const label of labels.filter((each) => !isOption(each)))
				await expect(read.getByText(label, { exact: true }).first()).toBeVisible();
			for (const control of await read.locator("input, select, textarea").all()) await expect(control).not.toBeEditable();
			await expect(viewer.buttons("Opslaan")).toHaveCount(0);
		}
	});
}

/** The form of the step, apart from that of a comment. */
function formOf({ page }: StepScreen) {
	return page
		.getByRole("main")
		.locator("form")
		.filter({ hasNot: page.getByLabel("Nieuwe opmerking") });
}

const options = new Set(["Kleine aanpassing", "Geen laadpunten", "Go", "No-go", "Huur", "Eigendom"]);

/** A reader sees only the chosen option, below the name of its question. */
function isOption(label: string): boolean {
	return options.has(label);
}

function escaped(text: string): string {
	return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

test("what comes after a step is read whole beside a term of it, also where its steps have long names", async ({ asAccount }) => {
	const page = await asAccount("rvb@rvb.example");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/vandaag");
	await page
		.getByRole("region", { name: /^Verlopen/ })
		.getByRole("link", { name: / 3-[a-z] / })
		.first()
		.click();
	await expect(page.getByRole("list", { name: "Termijnen van deze stap" })).toBeVisible();
	const next = page.getByText("Als alle deelstappen klaar zijn: stap 4, Offertes aanvragen (Medewerker)");
	await expect(next).toBeVisible();
	expect(await next.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
});
