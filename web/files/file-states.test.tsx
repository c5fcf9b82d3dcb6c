import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { fileWith } from "../../engine/files/file-record.fixture.ts";
import type { FileRecord } from "../../engine/index.ts";
import { connectApi } from "../api/connection.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";
import { FileItem } from "./FileItem.tsx";
import "../texts/areas/files.ts";

const uuid = "6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c001";
const file = (more: Partial<FileRecord> = {}) => fileWith({ uuid, ts: Date.now(), ...more });
const old = Date.now() - 60_000;

function show(known?: FileRecord, beside?: ReactNode) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<MantineProvider env="test">
			{beside}
			<QueryClientProvider client={client}>
				<ul>
					<FileItem uuid={uuid} known={known} prefix="GOR-00001" />
				</ul>
			</QueryClientProvider>
		</MantineProvider>,
	);
}

describe("how a file is displayed", () => {
	let made: Blob[];
	beforeEach(() => {
		connectApi({ tenant: "stad" });
		made = [];
		URL.createObjectURL = (bytes) => `blob:made-${made.push(bytes as Blob)}`;
		URL.revokeObjectURL = () => {};
	});
	afterEach(() => {
		act(() => notifications.clean());
		cleanup();
		jest.useRealTimers();
	});
	/** The download button: its state and its text. */
	const download = () => {
		const button = screen.getByRole("button", { name: /plan\.pdf$/ });
		return [button.getAttribute("data-state"), button.textContent, button.getAttribute("aria-disabled")];
	};

	it("REQ-259 describes its progress in words", async () => {
		for (const [known, said] of [
			[file({ checked: false }), "bezig met verificatie..."],
			[file({ suspect: true }), "Niet beschikbaar"],
			[file({ gdpr: true, ts: old }), "Niet beschikbaar"],
		] as const) {
			fakeApi({ "GET files/*": answer(known) });
			show(known);
			expect(screen.getAllByText(said).length).toBeGreaterThan(0);
			cleanup();
		}
		fakeApi({ "GET files/*": answer(file({ suspect: true })) });
		show();
		expect(screen.getByText("Bestandsinformatie wordt opgehaald...")).toBeTruthy();
		await screen.findByText("Niet beschikbaar");
		expect(screen.getByRole("button", { name: "Onbeschikbaar: plan.pdf" })).toBeTruthy();
		cleanup();
		fakeApi({ "GET files/*": problem(404) });
		show();
		await screen.findByText("Bestandsinformatie kon niet worden opgehaald");
		cleanup();
		let bytesCome: () => void = () => {};
		fakeApi({
			"GET files/*": () =>
				new Promise((resolve) => {
					bytesCome = () => resolve(problem(404));
				}),
		});
		show(file({ extension: "png" }));
		expect(screen.getByText("Een moment geduld a.u.b.")).toBeTruthy();
		bytesCome();
	});

	it("REQ-172 REA-480 a recent file that has not arrived is requested again every half second until it has", async () => {
		jest.useFakeTimers();
		let looks = 0;
		fakeApi({ "GET files/*": () => answer(file({ uploaded: ++looks >= 3, checked: looks >= 3 })) });
		show(file({ uploaded: false, checked: false }));
		expect(screen.getByText("Nog niet beschikbaar")).toBeTruthy();
		await jest.advanceTimersByTimeAsync(100);
		const first = looks;
		await jest.advanceTimersByTimeAsync(500);
		expect(looks).toBe(first + 1);
		await jest.advanceTimersByTimeAsync(500);
		expect(screen.getByRole("button", { name: "Download plan.pdf" })).toBeTruthy();
		const last = looks;
		await jest.advanceTimersByTimeAsync(3000);
		expect(looks).toBe(last);
	});

	it("REQ-173 REQ-174 a missing file that is not recent could not be stored, and can be requested again five times", async () => {
		const calls = fakeApi({ "GET files/*": answer(file({ uploaded: false, checked: false, ts: old })) });
		show(file({ uploaded: false, checked: false, ts: old }));
		await screen.findByText("Het opslaan van het bestand is mislukt");
		await waitFor(() => expect(calls.length).toBe(1));
		for (let retry = 1; retry <= 5; retry++) {
			fireEvent.click(await screen.findByRole("button", { name: "Haal plan.pdf opnieuw op" }));
			await waitFor(() => expect(calls.length).toBe(1 + retry));
		}
		await waitFor(() => expect(screen.queryByRole("button", { name: "Haal plan.pdf opnieuw op" })).toBeNull());
	});

	it("a file whose bytes never came is unavailable, and does not say that it is being checked", async () => {
		jest.useFakeTimers();
		const never = file({ uploaded: false, checked: false });
		fakeApi({ "GET files/*": answer(never) });
		show(never);
		await jest.advanceTimersByTimeAsync(1000);
		expect(download()).toEqual(["checking", "bezig met verificatie...", "true"]);
		await jest.advanceTimersByTimeAsync(5000);
		expect(screen.getByText("Het opslaan van het bestand is mislukt")).toBeTruthy();
		expect(download()).toEqual(["unavailable", "Onbeschikbaar", null]);
		jest.useRealTimers();
		cleanup();
		show({ ...never, ts: old }, <NotificationArea />);
		fireEvent.click(screen.getByRole("button", { name: "Onbeschikbaar: plan.pdf" }));
		await screen.findByText("Bestand is niet beschikbaar");
	});

	it("REQ-176 a download is checked, every half second while unchecked and recent, available, under way, or unavailable", async () => {
		jest.useFakeTimers();
		const checking = ["checking", "bezig met verificatie...", "true"];
		const available = ["available", "Download", null];
		let now = file({ checked: false });
		let looks = 0;
		let bytesCome: () => void = () => {};
		fakeApi({
			[`GET files/${uuid}`]: () => {
				looks += 1;
				return answer(now);
			},
			[`GET files/${uuid}/download-link`]: () =>
				new Promise((resolve) => {
					bytesCome = () => resolve(answer({ link: "https://here.example/bytes" }));
				}),
			"GET https://here.example/bytes": answer(null),
		});
		show(now);
		await jest.advanceTimersByTimeAsync(0);
		for (let look = 0; look < 4; look++) {
			const before = looks;
			await jest.advanceTimersByTimeAsync(499);
			expect([looks, download()]).toEqual([before, checking]);
			await jest.advanceTimersByTimeAsync(1);
			expect([looks, download()]).toEqual([before + 1, checking]);
		}
		now = file({ ts: now.ts });
		await jest.advanceTimersByTimeAsync(550);
		expect(download()).toEqual(available);
		const last = looks;
		await jest.advanceTimersByTimeAsync(5000);
		expect(looks).toBe(last);

		fireEvent.click(screen.getByRole("button", { name: "Download plan.pdf" }));
		await jest.advanceTimersByTimeAsync(0);
		expect(download()).toEqual(["downloading", "Een moment geduld a.u.b.", "true"]);
		bytesCome();
		await jest.advanceTimersByTimeAsync(100);
		expect(download()).toEqual(available);
		cleanup();

		// No longer recent: it stays unchecked, and is not requested automatically.
		now = file({ checked: false });
		show(now);
		await jest.advanceTimersByTimeAsync(6000);
		expect(download()).toEqual(checking);
		const asked = looks;
		await jest.advanceTimersByTimeAsync(5000);
		expect(looks).toBe(asked);
		cleanup();

		now = file({ suspect: true });
		show(file({ checked: false }));
		await jest.advanceTimersByTimeAsync(600);
		expect(download()).toEqual(["unavailable", "Onbeschikbaar", null]);
	});

	it("REQ-216 the link is requested, and its bytes are fetched and saved as prefix-filename.extension", async () => {
		const bytes = new Blob(["%PDF"], { type: "application/pdf" });
		const calls = fakeApi({
			[`GET files/${uuid}/download-link`]: answer({ link: "https://here.example/bytes?once=1" }),
			"GET https://here.example/bytes": { status: 200, body: bytes },
		});
		const clicked: (readonly [string, string])[] = [];
		const click = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
			clicked.push([this.download, this.href]);
		});
		show(file());
		fireEvent.click(screen.getByRole("button", { name: "Download plan.pdf" }));
		await waitFor(() => expect(clicked).toEqual([["GOR-00001-plan.pdf", "blob:made-1"]]));
		expect(made).toEqual([bytes]);
		expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
			`GET files/${uuid}/download-link`,
			"GET https://here.example/bytes?once=1",
		]);
		await screen.findByRole("button", { name: "Download plan.pdf" });
		click.mockRestore();
	});

	it.each(["suspect", "gdpr", "missing", "deleted"])("REQ-260 an unavailable file says so when it is asked for (%s)", async (flag) => {
		const calls = fakeApi({});
		show(file({ [flag]: true }), <NotificationArea />);
		fireEvent.click(screen.getByRole("button", { name: "Onbeschikbaar: plan.pdf" }));
		await screen.findByText("Bestand is niet beschikbaar");
		const said = "Dit bestand is niet (meer) beschikbaar. Het uploaden kan zijn mislukt, of het bestand kan zijn opgeschoond ivm AVG.";
		expect(screen.getByText(said)).toBeTruthy();
		expect(calls).toEqual([]);
	});

	it("REQ-254 a failed download is reported in a dialog with its possible causes", async () => {
		fakeApi({ "GET files/*": problem(404) });
		show(file());
		fireEvent.click(await screen.findByRole("button", { name: "Download plan.pdf" }));
		await screen.findByText("Foutmelding");
		for (const said of [
			"Het bestand kon niet worden geopend",
			"Het bestand bestaat niet.",
			"Het bestand is niet door de veiligheidscontrole gekomen.",
		])
			expect(screen.getByText(said)).toBeTruthy();
		fireEvent.click(screen.getByRole("button", { name: "Sluiten" }));
		await screen.findByRole("button", { name: "Download plan.pdf" });
	});
});
