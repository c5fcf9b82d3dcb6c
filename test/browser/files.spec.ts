import { readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";
import type { FileRecord, RealisationRecord } from "../../engine/index.ts";
import { expectNoAxeViolations } from "./harness/accessibility.ts";
import { holdCalls } from "./harness/hold-calls.ts";
import { expect, test } from "./harness/journey.ts";
import { proposalValues } from "./harness/process-walk.ts";
import { fileNamed } from "./harness/scenario-files.ts";
import type { ServerApi } from "./harness/server-api.ts";
import { StepScreen } from "./harness/step-screen.ts";

const beforeFirstSave = "Het locatievoorstel moet eerst een keer worden opgeslagen, waarna bestanden kunnen worden geupload.";

type SampleFile = ReturnType<typeof fileNamed>;

/** A file field of the step on screen. */
const field = (screen: StepScreen, label: string) => {
	const group = screen.page.locator("form").getByRole("group", { name: new RegExp(`^${label}( \\(optioneel\\))?$`) });
	return {
		group,
		choose: (...names: string[]) => group.locator("input[type=file]").setInputFiles(names.map(fileNamed)),
		send: (file: SampleFile) => group.locator("input[type=file]").setInputFiles(file),
		drop: (...files: SampleFile[]) => dropFiles(group.locator("fieldset"), files),
		download: (name: string) => group.getByRole("button", { name: `Download ${name}`, exact: true }),
		remove: (name: string) => group.getByRole("button", { name: `Wissen: ${name}`, exact: true }),
	};
};

/** Drops files above an element, as when dragging them from a folder. */
async function dropFiles(place: Locator, files: readonly SampleFile[]): Promise<void> {
	const dataTransfer = await place.page().evaluateHandle(
		(dragged) => {
			const transfer = new DataTransfer();
			for (const { name, mimeType, base64 } of dragged) {
				const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
				transfer.items.add(new File([bytes], name, { type: mimeType }));
			}
			return transfer;
		},
		files.map(({ buffer, ...file }) => ({ ...file, base64: buffer.toString("base64") })),
	);
	for (const type of ["dragenter", "dragover", "drop"]) await place.dispatchEvent(type, { dataTransfer });
}

/** A file of the process, uploaded through the API. */
async function uploadBeside(api: ServerApi, process: string, filename: string, category: string): Promise<FileRecord> {
	const { link } = await api.ask<{ link: string }>("cpo", "POST", `processes/realisation/${process}/files/upload-link`, {
		filename,
		extension: "pdf",
		category,
	});
	const answer = await fetch(link, {
		method: "PUT",
		body: readFileSync("test/files/inrichtingsplan.pdf"),
		headers: { "content-type": "application/pdf" },
	});
	return ((await answer.json()) as { data: FileRecord }).data;
}

test("REA-050 REA-056 REA-061 REA-425 REQ-171 REQ-175 REQ-256 documents of a proposal: after the first save they are uploaded, downloaded and taken off again", async ({
	as,
	prepare,
	api,
}) => {
	const { uuid, ref } = await prepare.start();
	const screen = new StepScreen(await as("cpo"));
	await screen.open(uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	const startDocument = field(screen, "Handmatig startdocument");
	await expect(underground.group.getByText(beforeFirstSave)).toBeVisible();
	await expect(startDocument.group.getByText(beforeFirstSave)).toBeVisible();
	await expect(underground.group.locator("input[type=file]")).toHaveCount(0);
	await screen.press("Opslaan");
	await screen.expectSaved();

	await expect(underground.group.getByText("jpg, jpeg, png, pdf, ten hoogste 25 MB per bestand", { exact: true })).toBeVisible();
	const allowed = underground.group.getByRole("button", { name: "Welk soort documenten zijn toegestaan?" });
	await expect(allowed).toHaveAttribute("aria-expanded", "false");
	await allowed.press("Enter");
	await expect(underground.group.getByText(/^Afbeeldingen en documenten: jpg, jpeg, png, pdf\./)).toBeVisible();

	await underground.choose("kabels.pdf", "wortels.jpg");
	await expect(screen.notification(/2 bestanden zijn geupload: (kabels\.pdf, wortels\.jpg|wortels\.jpg, kabels\.pdf)\./)).toHaveText(
		/Na verificatie verschijnen de bestanden\.$/,
	);
	await expect(underground.download("kabels.pdf")).toBeVisible();
	await expect(underground.group.getByRole("img", { name: "Voorbeeld van wortels.jpg" })).toBeVisible();
	await expect(underground.group.getByText("Nog niet opgeslagen")).toHaveCount(2);
	await screen.closeNotifications();
	await startDocument.choose("startdocument.pdf");
	await expect(screen.notification("Het bestand startdocument.pdf is geupload. Na verificatie verschijnt het bestand.")).toBeVisible();
	await expect(startDocument.download("startdocument.pdf")).toBeVisible();
	await expectNoAxeViolations(screen.page);

	await screen.press("Opslaan");
	await screen.expectSaved();
	const saved = await api.record(uuid);
	const named = (path: string) =>
		((saved.values.Docs as Record<string, string[]>)[path] ?? []).map((id) => saved.files.find((file) => file.uuid === id)?.filename);
	expect([named("Underground").toSorted(), named("ParkingSpots")]).toEqual([["kabels", "wortels"], ["startdocument"]]);
	expect(saved.Docs).toEqual(saved.values.Docs);
	await expect(underground.group.getByText("Nog niet opgeslagen")).toHaveCount(0);

	const coming = screen.page.waitForEvent("download");
	await underground.download("kabels.pdf").click();
	expect((await coming).suggestedFilename()).toBe(`${ref}-kabels.pdf`);

	await underground.remove("kabels.pdf").click();
	await screen.dialog.getByRole("button", { name: "Wissen", exact: true }).click();
	await expect(screen.page.getByRole("status").getByText("Succes", { exact: true })).toBeVisible();
	await expect(underground.download("kabels.pdf")).toHaveCount(0);
	await expect(underground.download("wortels.jpg")).toBeVisible();
	expect(((await api.record(uuid)).values.Docs as Record<string, string[]>).Underground).toHaveLength(1);
});

test("what is no document is refused in words, by its name and by its content", async ({ as, prepare }) => {
	const record = await prepare.start();
	await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	const topView = field(screen, "Bovenaanzicht");
	const text = { name: "notitie.txt", mimeType: "text/plain", buffer: Buffer.from("geen document") };
	await underground.send(text);
	await expect(screen.page.getByText('Bestand van type "txt" is niet toegestaan.')).toBeVisible();
	await expect(screen.page.getByText("Upload mislukt", { exact: true })).toBeVisible();
	await expect(underground.group.getByText("Dit type document kan niet worden geüpload")).toBeVisible();
	await underground.remove("notitie.txt").click();
	await expect(underground.group.getByRole("listitem")).toHaveCount(0);

	await topView.choose("plan.pdf");
	await expect(screen.page.getByText('Bestand van type "pdf" is niet toegestaan.')).toBeVisible();
	await topView.remove("plan.pdf").click();
	await topView.choose("boven.png");
	await expect(topView.group.getByRole("img", { name: "Voorbeeld van boven.png" })).toBeVisible();

	await underground.send({ ...text, name: "vermomd.pdf", mimeType: "application/pdf" });
	await expect(screen.page.getByText("Het uploaden van het bestand is mislukt.")).toBeVisible();
	await expect(underground.group.getByText("Het uploaden van het document is mislukt")).toBeVisible();
	await expect(underground.download("vermomd.pdf")).toHaveCount(0);
});

test("a name is 3 to 128 characters long", async ({ as, prepare }) => {
	const record = await prepare.start();
	await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	const long = `${"a".repeat(125)}.pdf`;
	await underground.send({ ...fileNamed("plan.pdf"), name: long });
	await expect(underground.group.getByText("De bestandsnaam moet 3 tot en met 128 karakters lang zijn.")).toBeVisible();
	await underground.remove(long).click();
	await underground.send({ ...fileNamed("plan.pdf"), name: long.slice(1) });
	await expect(underground.download(long.slice(1))).toBeVisible();
});

test("an upload that is under way is not saved, can be cancelled, and leaving asks first", async ({ as, prepare, api }) => {
	const record = await prepare.start();
	await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	const letGo = await holdCalls(screen.page, "**/files/*/content?*");
	await underground.choose("langzaam.pdf");
	await expect(underground.group.getByText("langzaam.pdf wordt geüpload")).toBeVisible();
	await screen.field("Opmerkingen").fill("Bij de brug");
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect((await api.record(record.uuid)).values.Docs).toBeUndefined();
	// If the step were closed now, the file would be missing from it.
	await screen.press("Volgende stap");
	await expect(screen.notification(/Er wordt nog een bestand geüpload\./)).toBeVisible();
	await screen.page.keyboard.press("Control+Enter");
	await expect(screen.title).toHaveText("Locatievoorstel");
	expect((await api.record(record.uuid)).flow.activeStep).toBe("1");
	await screen.page.getByRole("navigation", { name: "Kruimelpad" }).getByRole("link").first().click();
	await expect(screen.dialog.getByText("Pagina verlaten zonder op te slaan?")).toBeVisible();
	await screen.dialog.getByRole("button", { name: "Terug" }).click();
	await underground.group.getByRole("button", { name: "Annuleren: langzaam.pdf" }).click();
	await expect(underground.group.getByRole("listitem")).toHaveCount(0);
	letGo();
	await underground.choose("alsnog.pdf");
	await expect(underground.download("alsnog.pdf")).toBeVisible();
});

test("a file that is dropped on the field comes, with its progress in view, and can be stopped on the way", async ({
	as,
	prepare,
	api,
}) => {
	const record = await prepare.start();
	await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	await expect(underground.group.getByText("of sleep ze hierheen")).toBeVisible();
	const letGo = await holdCalls(screen.page, "**/files/*/content?*");
	await underground.drop(fileNamed("gesleept.pdf"), fileNamed("te-veel.jpg"));
	const progress = (name: string) => underground.group.getByRole("progressbar", { name: `${name} wordt geüpload` });
	await expect(progress("gesleept.pdf")).toHaveAttribute("aria-valuenow", /^\d+$/);
	await expect(progress("te-veel.jpg")).toHaveAttribute("aria-valuenow", /^\d+$/);
	await expectNoAxeViolations(screen.page);
	await underground.group.getByRole("button", { name: "Annuleren: te-veel.jpg" }).click();
	await expect(progress("te-veel.jpg")).toHaveCount(0);
	letGo();
	await expect(underground.download("gesleept.pdf")).toBeVisible();
	await expect(progress("gesleept.pdf")).toHaveCount(0);
	await underground.drop({ name: "notitie.txt", mimeType: "text/plain", buffer: Buffer.from("geen document") });
	await expect(underground.group.getByText("Dit type document kan niet worden geüpload")).toBeVisible();
	await screen.press("Opslaan");
	await screen.expectSaved();
	const { values, files } = await api.record(record.uuid);
	const kept = (values.Docs as Record<string, string[]>).Underground ?? [];
	expect(kept.map((id) => files.find(({ uuid }) => uuid === id)?.filename)).toEqual(["gesleept"]);
});

test("what was uploaded and never saved is offered: it goes along with a save only when it is added, and can be done away with", async ({
	as,
	prepare,
	api,
}) => {
	const record = await prepare.start();
	await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const file = await uploadBeside(api, record.uuid, "achtergelaten", "Underground");
	const other = await uploadBeside(api, record.uuid, "vergissing", "Underground");
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	const offer = underground.group.getByRole("list", { name: /^Eerder geüpload en niet opgeslagen\./ });
	await expect(offer.getByRole("listitem")).toHaveCount(2);
	await expect(underground.download("achtergelaten.pdf")).toBeVisible();
	await expect(underground.group.getByText("Nog niet opgeslagen")).toHaveCount(0);
	await expectNoAxeViolations(screen.page);
	await screen.field("Opmerkingen").fill("Bij de brug");
	await screen.press("Opslaan");
	await screen.expectSaved();
	expect((await api.record(record.uuid)).values.Docs).toBeUndefined();

	await underground.remove("vergissing.pdf").click();
	await screen.dialog.getByRole("button", { name: "Wissen", exact: true }).click();
	await expect(offer.getByRole("listitem")).toHaveCount(1);
	await offer.getByRole("button", { name: "Voeg toe: achtergelaten.pdf" }).click();
	await expect(offer).toHaveCount(0);
	await expect(underground.group.getByText("Nog niet opgeslagen")).toBeVisible();
	await screen.press("Opslaan");
	await screen.expectSaved();
	const { values, files } = await api.record(record.uuid);
	expect(values).toMatchObject({ Docs: { Underground: [file.uuid] } });
	expect(files.find(({ uuid }) => uuid === other.uuid)).toMatchObject({ deleted: true });
	await screen.page.reload();
	await expect(underground.download("achtergelaten.pdf")).toBeVisible();
	await expect(underground.group.getByText("vergissing.pdf")).toHaveCount(0);
});

test("REA-099 in the traffic decision step documents are added, and others read them without buttons to change", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "4" });
	const municipality = new StepScreen(await as("municipality"));
	await municipality.open(uuid, "4");
	const own = field(municipality, "Verkeersbesluit document");
	await own.choose("besluit.pdf");
	await expect(own.download("besluit.pdf")).toBeVisible();
	await municipality.press("Opslaan");
	await municipality.expectSaved();
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "4");
	const read = field(cpo, "Verkeersbesluit document");
	await expect(read.download("besluit.pdf")).toBeVisible();
	await expect(read.remove("besluit.pdf")).toHaveCount(0);
	await expect(read.group.locator("input[type=file]")).toHaveCount(0);
	await expectNoAxeViolations(cpo.page);
});

test("REA-116 REA-461 the last step has the charger IDs and the delivery documentation, and says when there is none", async ({
	as,
	prepare,
}) => {
	const { uuid } = await prepare.walk({ until: "8" });
	const municipality = new StepScreen(await as("municipality"));
	await municipality.open(uuid, "8");
	await expect(municipality.section("Opleveringsdocumentatie").getByText("Er is geen opleveringsdocumentatie beschikbaar.")).toBeVisible();
	const cpo = new StepScreen(await as("cpo"));
	await cpo.open(uuid, "8");
	await expect(cpo.section("Laadpaal ID's")).toBeVisible();
	const delivery = field(cpo, "Opleveringsdocumentatie");
	await delivery.choose("oplevering.pdf");
	await expect(delivery.download("oplevering.pdf")).toBeVisible();
});

test("a file that somebody else took off, or saved over, is told and nothing is lost", async ({ as, prepare, api }) => {
	let record: RealisationRecord = await prepare.start();
	record = await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const file = await uploadBeside(api, record.uuid, "gedeeld", "Underground");
	record = await prepare.save(record, {
		as: "cpo",
		step: "1",
		target: "1",
		values: { ...proposalValues, Docs: { Underground: [file.uuid] } },
	});
	const screen = new StepScreen(await as("cpo"));
	await screen.open(record.uuid, "1");
	const underground = field(screen, "Ondergrondse situatie");
	await expect(underground.download("gedeeld.pdf")).toBeVisible();
	await prepare.save(record, {
		as: "cpo",
		step: "1",
		target: "1",
		values: { ...proposalValues, Location: { ...proposalValues.Location, Remarks: "Van een collega" }, Docs: { Underground: [file.uuid] } },
	});
	await underground.remove("gedeeld.pdf").click();
	await screen.dialog.getByRole("button", { name: "Wissen", exact: true }).click();
	await expect(screen.page.getByText("De data kon niet opgeslagen worden", { exact: true })).toBeVisible();
	await expect(screen.field("Opmerkingen")).toHaveValue("Van een collega");
	await expect(underground.download("gedeeld.pdf")).toBeVisible();
	await underground.remove("gedeeld.pdf").click();
	await screen.dialog.getByRole("button", { name: "Wissen", exact: true }).click();
	await expect(underground.download("gedeeld.pdf")).toHaveCount(0);
});

test("REQ-291 on a phone a picture is added and looked at, in a preview of 16 by 9", async ({ as, prepare }) => {
	const record = await prepare.start();
	await prepare.save(record, { as: "cpo", step: "1", target: "1", values: proposalValues });
	const screen = new StepScreen(await as("cpo", { viewport: { width: 390, height: 844 } }));
	await screen.page.goto(`/realisatie/${record.uuid}/1`);
	const sideView = field(screen, "Zijaanzicht");
	await sideView.choose("opzij.jpg");
	const picture = sideView.group.getByRole("img", { name: "Voorbeeld van opzij.jpg" });
	await expect(picture).toBeVisible();
	const box = await picture.locator("xpath=..").boundingBox();
	expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
	expect(await screen.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await expectNoAxeViolations(screen.page);
});
