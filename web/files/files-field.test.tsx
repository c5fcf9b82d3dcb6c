import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { FileRecord } from "../../engine/index.ts";
import { connectApi } from "../api/connection.ts";
import { answer, fakeApi, problem } from "../test-support/fake-api.ts";
import { FilesField, type FilesFieldProps } from "./FilesField.tsx";

const registered: FileRecord = {
	uuid: "6c1f64a2-2a0a-4a52-8d9b-0d8c64b9c001",
	filename: "plan",
	extension: "pdf",
	category: "Underground",
	ts: Date.now(),
	uploaded: false,
	suspect: false,
	gdpr: false,
	missing: false,
	deleted: false,
	checked: false,
};
const real = globalThis.XMLHttpRequest;

/** Takes bytes as the server would; the test says when. */
class PretendedCall {
	static last: PretendedCall;
	upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
	status = 0;
	responseText = "";
	onload?: () => void;
	onerror?: () => void;
	onabort?: () => void;
	aborted = false;
	open() {}
	setRequestHeader() {}
	send() {
		PretendedCall.last = this;
	}
	abort() {
		this.aborted = true;
		this.onabort?.();
	}
}

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
			<QueryClientProvider client={new QueryClient()}>
				<FilesField {...props} />
			</QueryClientProvider>
		</MantineProvider>,
	);
	const choose = (name: string) => {
		const input = container.querySelector("input[type=file]");
		if (input === null) throw new Error("nothing to choose files with");
		fireEvent.change(input, { target: { files: [new File(["x"], name)] } });
	};
	return { props, container, choose };
}

describe("a field of files", () => {
	beforeEach(() => {
		connectApi({ tenant: "stad" });
		globalThis.XMLHttpRequest = PretendedCall as unknown as typeof XMLHttpRequest;
		fakeApi({ "POST processes/realisation/p-1/files/upload-link": answer({ file: registered, link: "http://localhost/link" }) });
	});
	afterEach(() => {
		cleanup();
		globalThis.XMLHttpRequest = real;
	});

	it("says before the first save that it comes first, and takes nothing", () => {
		const { container } = show({ savedOnce: false });
		screen.getByText("Het locatievoorstel moet eerst een keer worden opgeslagen, waarna bestanden kunnen worden geupload.");
		expect(container.querySelector("input[type=file]")).toBeNull();
	});

	it("where it is only read it says that there is nothing", () => {
		const { container } = show({ readOnly: true });
		screen.getByText("Er is niets.");
		expect(container.querySelector("input[type=file]")).toBeNull();
	});

	it("refuses by name what its category does not take, and lets it be cleared", () => {
		const { choose } = show({ category: "TopView" });
		choose("plan.pdf");
		screen.getByText("Dit type document kan niet worden geüpload");
		fireEvent.click(screen.getByRole("button", { name: "Wissen: plan.pdf" }));
		expect(screen.queryByText("plan.pdf")).toBeNull();
	});

	it("gives a file on when it has wholly come, and not before", async () => {
		const { choose, props } = show();
		choose("plan.pdf");
		await waitFor(() => expect(PretendedCall.last).toBeDefined());
		const call = PretendedCall.last;
		call.upload.onprogress?.({ loaded: 100, total: 100 });
		await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("99"));
		expect(props.onAdd).not.toHaveBeenCalled();
		call.status = 200;
		call.responseText = JSON.stringify({ data: { ...registered, uploaded: true, checked: true } });
		call.onload?.();
		await waitFor(() => expect(props.onAdd).toHaveBeenCalledWith({ ...registered, uploaded: true, checked: true }));
		expect(screen.queryByRole("progressbar")).toBeNull();
	});

	it("breaks off what is cancelled, and says what failed", async () => {
		const { choose, props } = show();
		choose("weg.pdf");
		await waitFor(() => expect(PretendedCall.last?.aborted).toBe(false));
		const before = PretendedCall.last;
		fireEvent.click(screen.getByRole("button", { name: "Annuleren: weg.pdf" }));
		await waitFor(() => expect(before.aborted).toBe(true));
		fakeApi({ "POST processes/realisation/p-1/files/upload-link": problem(403) });
		choose("mag-niet.pdf");
		await screen.findByText("Het uploaden van het document is mislukt");
		expect(props.onAdd).not.toHaveBeenCalled();
	});
});
