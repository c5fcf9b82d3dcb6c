import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { fileWith } from "../../../../engine/files/file-record.fixture.ts";
import type { FileRecord, ResolvedFlow } from "../../../../engine/index.ts";
import { uuidOf } from "../../../test-support/example-record.ts";
import { answer, problem } from "../../../test-support/fake-api.ts";
import { PretendedUpload } from "../../../test-support/pretended-upload.ts";
import { renderStep } from "../../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../../test-support/step-process.ts";
import { watchPresses } from "../../../ui/actions/presses.ts";

const [first, ...others] = threeSteps.steps;
const id = { type: "string", title: "Bestand" };
const view = { type: "object", properties: { id, ext: { type: "string", title: "Soort" } } };

/** A first step with a name, documents and pictures. */
const flow = {
	...threeSteps,
	steps: [
		{
			...first,
			sections: [
				...(first?.sections ?? []),
				{
					id: "documents",
					title: "Bestanden",
					schema: {
						type: "object",
						properties: {
							Docs: {
								type: "object",
								properties: {
									Underground: { type: "array", title: "Ondergrond", items: id },
									TopView: { type: "array", title: "Boven", items: view },
								},
							},
						},
					},
					ui: {
						Docs: {
							Underground: { "ui:widget": "files", "ui:options": { category: "Underground" } },
							TopView: { "ui:widget": "files", "ui:options": { category: "TopView" } },
						},
					},
				},
			],
		},
		...others,
	],
} as unknown as ResolvedFlow;

const texts = ["Synchronisatie mislukt", "Het verversen van de realisatieproces data is mislukt."];

describe("files in a step", () => {
	beforeEach(() => PretendedUpload.takePlace());
	afterEach(() => {
		act(() => notifications.clean());
		cleanup();
		PretendedUpload.putBack();
		sessionStorage.clear();
		localStorage.clear();
	});

	/** Opens the step, saved once before. While `mayRefresh` returns false, fetching the process fails. */
	async function open(mayRefresh: () => boolean = () => true, left: readonly FileRecord[] = []) {
		const process = stepProcess(flow);
		process.send(saveCommand("1", "1", { Plan: { Name: "Brug" } }, false));
		const { uuid } = process.record();
		const known = new Map<string, FileRecord>();
		let files: readonly FileRecord[] = left;
		let held = process.record();
		const record = () => ({ ...held, files });
		const screens = renderStep({ ...process, record }, "1", {
			onSave: ({ body }) => {
				held = { ...held, values: (body as { data: { values: typeof held.values } }).data.values, synced: held.synced + 1 };
				return answer(record());
			},
			handlers: {
				[`GET processes/realisation/${uuid}`]: () => (mayRefresh() ? answer(record(), { related: { people: {} } }) : problem(503)),
				"GET files/*": ({ path }) => {
					const found = files.find((file) => path === `files/${file.uuid}`);
					return found === undefined ? problem(404) : answer(found);
				},
				[`POST processes/realisation/${uuid}/files/upload-link`]: ({ body }) => {
					const named = body as Pick<FileRecord, "filename" | "extension" | "category">;
					const file = fileWith({ uuid: uuidOf(700 + known.size), ...named, ts: 1, uploaded: false, checked: false });
					known.set(file.filename, file);
					return answer({ file, link: `https://here.example/${file.filename}` });
				},
			},
		});
		const field = await screen.findByRole("group", { name: /^Ondergrond/ });
		const choose = (group: HTMLElement, ...names: string[]) => {
			const input = group.querySelector("input[type=file]");
			if (input === null) throw new Error("nothing to choose files with");
			fireEvent.change(input, { target: { files: names.map((name) => new File(["x"], name)) } });
		};
		/** Resolves to the upload of the file once it has started. */
		const upload = async (filename: string) => {
			const found = () => PretendedUpload.sent.find(({ link }) => link.endsWith(`/${filename}`));
			await waitFor(() => expect(found()).toBeDefined());
			return found() as PretendedUpload;
		};
		const arrive = async (filename: string) => {
			const file = known.get(filename);
			if (file === undefined) throw new Error(`nobody registered ${filename}`);
			const whole = { ...file, uploaded: true, checked: true };
			files = [...files, whole];
			(await upload(filename)).answer(200, whole);
			return whole.uuid;
		};
		/** The documents in the latest save. */
		const saved = async () => {
			const before = screens.saves().filter((body) => "intent" in body).length;
			fireEvent.click(screen.getAllByRole("button", { name: "Opslaan" })[0] as HTMLElement);
			await waitFor(() => expect(screens.saves().filter((body) => "intent" in body)).toHaveLength(before + 1));
			const values = screens.saves().findLast((body) => "intent" in body)?.data.values;
			return (values as { Docs?: unknown } | undefined)?.Docs;
		};
		return { ...screens, field, choose, upload, arrive, saved };
	}

	it("REA-374 a save includes the completely uploaded files, and no others", async () => {
		const { field, choose, upload, arrive, saved } = await open();
		choose(field, "heel.pdf", "bijna.pdf", "mislukt.pdf", "weg.pdf");
		(await upload("bijna")).progress(100);
		(await upload("mislukt")).progress(60);
		(await upload("mislukt")).answer(500);
		(await upload("weg")).progress(60);
		fireEvent.click(within(field).getByRole("button", { name: "Annuleren: weg.pdf" }));
		const whole = await arrive("heel");
		await within(field).findByRole("button", { name: "Download heel.pdf" });
		await within(field).findByText("Het uploaden van het document is mislukt");
		expect(
			within(field)
				.getAllByRole("progressbar")
				.map((bar) => bar.getAttribute("aria-valuenow")),
		).toEqual(["99"]);
		expect(await saved()).toEqual({ Underground: [whole] });

		const late = await arrive("bijna");
		await within(field).findByRole("button", { name: "Download bijna.pdf" });
		const top = await screen.findByRole("group", { name: /^Boven/ });
		choose(top, "boven.png");
		await upload("boven");
		const picture = await arrive("boven");
		await within(top).findByRole("button", { name: "Download boven.png" });
		expect(await saved()).toEqual({ Underground: [whole, late], TopView: [{ id: picture, ext: "png" }] });
	});

	it("a file that was uploaded and never saved is offered, and is saved only if it is added", async () => {
		const left = fileWith({ uuid: uuidOf(790), filename: "blijft", category: "Underground", uploaded: true, checked: true });
		const { field, saved } = await open(undefined, [left]);
		const offer = await within(field).findByRole("list", { name: /^Eerder geüpload en niet opgeslagen/ });
		expect(offer.textContent).toContain("blijft.pdf");
		expect(within(field).queryByText("Nog niet opgeslagen")).toBeNull();
		expect((await saved()) ?? {}).toEqual({});
		fireEvent.click(within(field).getByRole("button", { name: "Voeg toe: blijft.pdf" }));
		await within(field).findByText("Nog niet opgeslagen");
		expect(within(field).queryByRole("list", { name: /^Eerder geüpload/ })).toBeNull();
		expect(await saved()).toEqual({ Underground: [left.uuid] });
	});

	it("a file is removed once for a double click, and the next one stays", async () => {
		watchPresses();
		const left = ["eerste", "tweede"].map((filename, index) =>
			fileWith({ uuid: uuidOf(790 + index), filename, category: "Underground", uploaded: true, checked: true }),
		);
		const { field, calls, user } = await open(undefined, left);
		fireEvent.click(await within(field).findByRole("button", { name: /^Wissen: .*eerste/ }));
		const dialog = within(await screen.findByRole("dialog"));
		await user.dblClick(dialog.getByRole("button", { name: "Wissen" }));
		const sent = () => calls.filter(({ method, path }) => method === "POST" && /\/files\/[0-9a-f-]{36}$/.test(path));
		await waitFor(() => expect(sent()).toHaveLength(1));
		await screen.findByText("De data kon niet opgeslagen worden");
		expect(sent()).toHaveLength(1);
		await within(field).findByRole("button", { name: /^Wissen: .*tweede/ });
	});

	it("simultaneous uploads are one message, and the outcome of the save appears at once, above it", async () => {
		const { field, choose, upload, arrive, saved } = await open();
		const names = ["een", "twee", "drie", "vier", "vijf", "zes"];
		choose(field, ...names.map((name) => `${name}.pdf`));
		for (const name of names) {
			await upload(name);
			await arrive(name);
		}
		await screen.findByText(/^6 bestanden zijn geupload: .*zes\.pdf\. Na verificatie verschijnen de bestanden\.$/);
		await waitFor(() => expect(screen.getAllByText("Upload geslaagd")).toHaveLength(1));
		await saved();
		const outcome = await screen.findByText("De informatie is opgeslagen");
		const uploads = screen.getByText(/^6 bestanden zijn geupload/);
		expect(outcome.compareDocumentPosition(uploads) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	});

	it("REQ-258 a failure to fetch the record after an upload is reported, and the file stays", async () => {
		let reachable = true;
		const { field, choose, upload, arrive, saved } = await open(() => reachable);
		choose(field, "eerste.pdf");
		await upload("eerste");
		const one = await arrive("eerste");
		await within(field).findByRole("button", { name: "Download eerste.pdf" });
		await screen.findByText("Het bestand eerste.pdf is geupload. Na verificatie verschijnt het bestand.");
		for (const said of texts) expect(screen.queryByText(said)).toBeNull();

		reachable = false;
		choose(field, "tweede.pdf");
		await upload("tweede");
		const two = await arrive("tweede");
		const alert = await screen.findByRole("alert");
		for (const said of texts) expect(alert.textContent).toContain(said);
		await within(field).findByRole("button", { name: "Download tweede.pdf" });
		expect(await saved()).toEqual({ Underground: [one, two] });
	});
});
