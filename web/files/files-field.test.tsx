import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { fileWith } from "../../engine/files/file-record.fixture.ts";
import { connectApi } from "../api/connection.ts";
import { setMostFileBytes } from "../api/most-file-bytes.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { PretendedUpload } from "../test-support/pretended-upload.ts";
import { watchPresses } from "../ui/actions/presses.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";
import { FilesField, type FilesFieldProps } from "./FilesField.tsx";
import { FailedUpload } from "./UploadRow.tsx";

const registered = fileWith({ category: "Underground", ts: Date.now(), uploaded: false, checked: false });
function show(more: Partial<FilesFieldProps> = {}) {
	const props: FilesFieldProps = {
		id: "root_Docs_Underground",
		labelledBy: "label",
		title: "Ondergrondse situatie",
		hint: "",
		required: false,
		messages: null,
		category: "Underground",
		emptyText: "Er is niets.",
		readOnly: false,
		value: [],
		process: "p-1",
		prefix: "GOR-00001",
		files: [],
		stored: [],
		offered: [],
		savedOnce: true,
		onAdd: jest.fn(),
		onRemove: jest.fn(),
		onUploaded: jest.fn(),
		begin: () => () => {},
		announce: () => {},
		...more,
	};
	const { container } = render(
		<MantineProvider env="test">
			<NotificationArea />
			<QueryClientProvider client={new QueryClient()}>
				<FilesField {...props} />
			</QueryClientProvider>
		</MantineProvider>,
	);
	const choose = (name: string, bytes: BlobPart = "x") => {
		const input = container.querySelector("input[type=file]");
		if (input === null) throw new Error("nothing to choose files with");
		fireEvent.change(input, { target: { files: [new File([bytes], name)] } });
	};
	/** Why it is refused; null if it is accepted. The choice is cleared again. */
	const refusalOf = async (name: string) => {
		choose(name);
		const [row] = await screen.findAllByRole("listitem");
		const clear = screen.getByRole("button", { name: /^(Wissen|Annuleren): / });
		const shown = row?.textContent ?? "";
		fireEvent.click(clear);
		await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
		return shown.startsWith(`${name} wordt geüpload`) ? null : shown.replace(name, "").replace("Wissen", "");
	};
	return { props, container, choose, refusalOf };
}

describe("a field of files", () => {
	beforeEach(() => {
		connectApi({ tenant: "stad" });
		PretendedUpload.takePlace();
		fakeApi({ "POST processes/realisation/p-1/files/upload-link": answer({ file: registered, link: "http://localhost/link" }) });
	});
	afterEach(() => {
		cleanup();
		setMostFileBytes(0);
		PretendedUpload.putBack();
		act(() => notifications.clean());
	});

	it("says that the process has to be saved first, and accepts nothing until then", () => {
		const { container } = show({ savedOnce: false });
		screen.getByText("Het locatievoorstel moet eerst een keer worden opgeslagen, waarna bestanden kunnen worden geupload.");
		expect(container.querySelector("input[type=file]")).toBeNull();
	});

	it("says that there is nothing where it is read-only", () => {
		const { container } = show({ readOnly: true });
		screen.getByText("Er is niets.");
		expect(container.querySelector("input[type=file]")).toBeNull();
	});

	it("refuses by name what its category does not allow, and lets it be cleared", () => {
		const { choose } = show({ category: "TopView" });
		choose("plan.pdf");
		screen.getByText("Dit type document kan niet worden geüpload");
		fireEvent.click(screen.getByRole("button", { name: "Wissen: plan.pdf" }));
		expect(screen.queryByText("plan.pdf")).toBeNull();
	});

	it("REA-375 a name has 3 to 128 characters: 2 and 129 are refused", async () => {
		const { refusalOf } = show();
		const length = "De bestandsnaam moet 3 tot en met 128 karakters lang zijn.";
		const type = "Dit type document kan niet worden geüpload";
		expect(await refusalOf(`${"a".repeat(125)}.pdf`)).toBe(length);
		expect(await refusalOf(`${"a".repeat(124)}.pdf`)).toBeNull();
		expect(await refusalOf(".pdf")).toBe(length);
		expect(await refusalOf("a.pdf")).toBeNull();
		// A name this short is first refused for its type: no allowed type fits in it.
		expect(await refusalOf("ab")).toBe(type);
		fireEvent.click(screen.getByRole("button", { name: "Welk soort documenten zijn toegestaan?" }));
		screen.getByText(/De bestandsnaam is 3 tot en met 128 karakters lang\.$/);
	});

	it.each(["TopView", "SideView", "topview-alt", "sideview-alt"])(
		"REA-376 of pictures takes jpg, jpeg and png only (%s)",
		async (category) => {
			const { refusalOf, container } = show({ category });
			expect(container.querySelector("input[type=file]")?.getAttribute("accept")).toBe(".jpg,.jpeg,.png");
			for (const extension of ["jpg", "jpeg", "png", "JPG"])
				expect([extension, await refusalOf(`beeld.${extension}`)]).toEqual([extension, null]);
			for (const extension of ["pdf", "gif", "svg", "webp", "heic"])
				expect([extension, await refusalOf(`beeld.${extension}`)]).toEqual([extension, "Dit type document kan niet worden geüpload"]);
		},
	);

	it.each(["ParkingSpots", "Underground", "Broker", "GridOperator", "CPOAdditional", "TrafficDecision", "DeliveryDocumentation"])(
		"REA-377 of documents takes pdf besides jpg, jpeg and png (%s)",
		async (category) => {
			const { refusalOf, container } = show({ category });
			expect(container.querySelector("input[type=file]")?.getAttribute("accept")).toBe(".jpg,.jpeg,.png,.pdf");
			for (const extension of ["jpg", "jpeg", "png", "pdf", "PDF"])
				expect([extension, await refusalOf(`plan.${extension}`)]).toEqual([extension, null]);
			for (const extension of ["docx", "xlsx", "txt", "pdf.exe"])
				expect([extension, await refusalOf(`plan.${extension}`)]).toEqual([extension, "Dit type document kan niet worden geüpload"]);
		},
	);

	it("says beforehand which types it accepts and how large a file may be", () => {
		setMostFileBytes(26_214_400);
		show({ hint: "Tekeningen." });
		const button = screen.getByRole("button", { name: "Selecteer bestanden voor Ondergrondse situatie" });
		const described = button.getAttribute("aria-describedby")?.split(" ") ?? [];
		expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
			"Tekeningen.",
			"jpg, jpeg, png, pdf, ten hoogste 25 MB per bestand",
		]);
	});

	it("sends no empty or oversized file, and says so with the sizes", async () => {
		setMostFileBytes(1024 * 1024);
		const { choose } = show();
		choose("groot.pdf", new Uint8Array(2 * 1024 * 1024));
		expect((await screen.findByRole("listitem")).textContent).toContain(
			"Het uploaden van het document is mislukt. 2 MB, ten hoogste 1 MB.",
		);
		expect(screen.queryByRole("button", { name: /Probeer/ })).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Wissen: groot.pdf" }));
		choose("leeg.pdf", "");
		expect((await screen.findByRole("listitem")).textContent).toContain("Leeg bestand.");
		expect(PretendedUpload.sent).toEqual([]);
	});

	it("says beside the file why the server refused it, and offers a retry only where that may help", async () => {
		const { choose } = show();
		const ends: readonly (readonly [(call: PretendedUpload | undefined) => void, string, boolean])[] = [
			[(call) => call?.refuse(400, "file-content", "Het bestand is beschadigd."), "Het bestand is beschadigd.", false],
			[(call) => call?.refuse(503, "unavailable", "Probeer het later opnieuw."), "Probeer het later opnieuw.", true],
			[(call) => call?.onerror?.(), "Er is geen verbinding met de server.", true],
		];
		for (const [end, reason, again] of ends) {
			const before = PretendedUpload.sent.length;
			choose("plan.pdf");
			await waitFor(() => expect(PretendedUpload.sent.length).toBe(before + 1));
			act(() => end(PretendedUpload.last));
			await screen.findByText(`Het uploaden van het document is mislukt. ${reason}`);
			expect(screen.queryAllByRole("button", { name: /^Probeer plan\.pdf/ })).toHaveLength(again ? 1 : 0);
			fireEvent.click(screen.getByRole("button", { name: "Wissen: plan.pdf" }));
		}
	});

	it("tries a failed upload once more for a double click, whose second click lands on 'Annuleren'", async () => {
		watchPresses();
		const { choose } = show();
		choose("plan.pdf");
		await waitFor(() => expect(PretendedUpload.last).toBeDefined());
		act(() => PretendedUpload.last?.onerror?.());
		fireEvent.click(await screen.findByRole("button", { name: /^Probeer plan\.pdf/ }), { detail: 1 });
		fireEvent.click(await screen.findByRole("button", { name: "Annuleren: plan.pdf" }), { detail: 2 });
		await waitFor(() => expect(PretendedUpload.sent).toHaveLength(2));
		expect(PretendedUpload.last?.aborted).toBe(false);
		expect(screen.getByRole("progressbar")).toBeTruthy();
	});

	it("reports a file once it has arrived completely, and not before", async () => {
		const { choose, props } = show();
		choose("plan.pdf");
		await waitFor(() => expect(PretendedUpload.last).toBeDefined());
		const call = PretendedUpload.last;
		call?.progress(100);
		await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("99"));
		expect(props.onAdd).not.toHaveBeenCalled();
		call?.answer(200, { ...registered, uploaded: true, checked: true });
		await waitFor(() => expect(props.onAdd).toHaveBeenCalledWith({ ...registered, uploaded: true, checked: true }));
		expect(screen.queryByRole("progressbar")).toBeNull();
	});

	it("aborts a cancelled upload", async () => {
		const { choose, props } = show();
		choose("weg.pdf");
		await waitFor(() => expect(PretendedUpload.last?.aborted).toBe(false));
		fireEvent.click(screen.getByRole("button", { name: "Annuleren: weg.pdf" }));
		await waitFor(() => expect(PretendedUpload.last?.aborted).toBe(true));
		expect(props.onAdd).not.toHaveBeenCalled();
	});

	/** The only notification, by its title and text. */
	const told = async () => {
		const alert = await screen.findByRole("alert");
		const words = [...alert.querySelectorAll("[class*=Notification-title], [class*=Notification-description]")].map(
			(part) => part.textContent,
		);
		act(() => notifications.clean());
		await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
		return words;
	};

	it("REQ-195 says of another type that it is not allowed, in a notification and beside the file", async () => {
		for (const [category, name, type] of [
			["Underground", "notitie.txt", "txt"],
			["Underground", "blad.XLSX", "xlsx"],
			["TopView", "plan.pdf", "pdf"],
		] as const) {
			show({ category }).choose(name);
			const row = await screen.findByRole("listitem");
			expect(row.textContent).toContain(name);
			expect(row.textContent).toContain("Dit type document kan niet worden geüpload");
			expect(await told()).toEqual(["Upload mislukt", `${name}: Bestand van type "${type}" is niet toegestaan.`]);
			cleanup();
		}
		expect(PretendedUpload.sent).toEqual([]);
	});

	it("says of a name without a type that it has none", async () => {
		show({}).choose("notitie");
		expect((await screen.findByRole("listitem")).textContent).toContain("Dit type document kan niet worden geüpload");
		expect(await told()).toEqual(["Upload mislukt", "notitie: De naam van het bestand eindigt niet op een type, zoals .jpg."]);
		expect(PretendedUpload.sent).toEqual([]);
	});

	it("tells of each file that failed by its name", async () => {
		const { choose } = show();
		for (const name of ["een.pdf", "twee.pdf", "drie.pdf"]) choose(name, "");
		for (const name of ["een.pdf", "twee.pdf", "drie.pdf"])
			expect(await screen.findByText(`${name}: Het uploaden van het bestand is mislukt.`)).toBeTruthy();
	});

	it("tells who leaves the step with a file that did not arrive that it is not there; not who cleared it or tried again", async () => {
		const page = (file: string | null, acts: { onAgain?: () => void } = {}) => (
			<MantineProvider env="test">
				<NotificationArea />
				<ul>{file === null ? null : <FailedUpload key={file} name={file} reason="Mislukt" onClear={() => {}} {...acts} />}</ul>
			</MantineProvider>
		);
		const { rerender } = render(page("vier.pdf"));
		rerender(page(null));
		expect(await screen.findByText("vier.pdf is niet geüpload en staat niet bij de stap.")).toBeTruthy();
		for (const [file, button] of [
			["vijf.pdf", "Wissen: vijf.pdf"],
			["zes.pdf", "Probeer zes.pdf opnieuw te uploaden"],
		] as const) {
			rerender(page(file, { onAgain: () => {} }));
			fireEvent.click(screen.getByRole("button", { name: button }));
			rerender(page(null));
			expect(screen.queryByText(new RegExp(`^${file} is niet`))).toBeNull();
		}
	});

	it("REQ-255 REQ-257 says which part of an upload failed, and beside the file that it did", async () => {
		const { choose, props } = show();
		const failed = async () =>
			expect((await screen.findByRole("listitem")).textContent).toContain("Het uploaden van het document is mislukt");
		const clear = (name: string) => fireEvent.click(screen.getByRole("button", { name: `Wissen: ${name}` }));
		choose("notitie.txt");
		expect(await told()).toEqual(["Upload mislukt", 'notitie.txt: Bestand van type "txt" is niet toegestaan.']);
		clear("notitie.txt");

		for (const end of [(call: PretendedUpload) => call.answer(400), (call: PretendedUpload) => call.onerror?.()]) {
			const before = PretendedUpload.sent.length;
			choose("plan.pdf");
			await waitFor(() => expect(PretendedUpload.sent.length).toBe(before + 1));
			if (PretendedUpload.last !== undefined) end(PretendedUpload.last);
			expect(await told()).toEqual(["Upload mislukt", "plan.pdf: Het uploaden van het bestand is mislukt."]);
			await failed();
			clear("plan.pdf");
		}

		fakeApi({ "POST processes/realisation/p-1/files/upload-link": problem(403) });
		choose("mag-niet.pdf");
		expect(await told()).toEqual(["Upload mislukt", "mag-niet.pdf: Het aanmaken van een upload link is mislukt."]);
		await failed();
		expect(props.onAdd).not.toHaveBeenCalled();
	});
});
