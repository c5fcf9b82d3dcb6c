import "../test-support/browser-parts.ts";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ApiProblem } from "../api/api-problem.ts";
import { createQueryClient } from "../api/query-client.ts";
import { TenantContext } from "../tenants/TenantContext.tsx";
import type { ListEntry } from "../tenants/tenant-configuration.ts";
import { exampleTenant, personWith } from "../test-support/example-tenant.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";
import { theme } from "../ui/theme/theme.ts";
import { TagsCell } from "./TagsCell.tsx";
import TagsPanel from "./TagsPanel.tsx";
import type { TaggedEntity } from "./tag-choices.ts";

const tag = (uuid: string, label: string, changes: Partial<ListEntry> = {}): ListEntry => ({
	uuid,
	label,
	enabled: true,
	deleted_at: null,
	synced: 1,
	request: true,
	process: true,
	...changes,
});
const known = [
	tag("t-1", "Spoed"),
	tag("t-2", "Monument"),
	tag("t-3", "Bezwaar", { process: false }),
	tag("t-4", "Vervallen", { enabled: false }),
	tag("t-5", "Verwijderd", { deleted_at: 1 }),
	tag("t-6", "Ambulance"),
	tag("t-7", "Laadplein"),
];

const draw = (content: React.ReactNode, tags: readonly ListEntry[] = known) =>
	render(
		<MantineProvider theme={theme} env="test">
			<NotificationArea />
			<QueryClientProvider client={createQueryClient(() => {})}>
				<TenantContext value={{ configuration: { ...exampleTenant, tags }, person: personWith("cpo") }}>{content}</TenantContext>
			</QueryClientProvider>
		</MantineProvider>,
	);

const logged = jest.fn();
beforeEach(() => {
	logged.mockClear();
	globalThis.reportError = logged;
});
afterEach(() => {
	cleanup();
	notifications.clean();
});

interface PanelSetting {
	readonly tags?: readonly string[];
	readonly entity?: TaggedEntity;
	readonly editable?: boolean;
	readonly save?: (tags: readonly string[]) => Promise<unknown>;
	readonly available?: readonly ListEntry[];
}

function panel({ tags = ["t-1"], entity = "realisation", editable = true, save = async () => null, available = known }: PanelSetting = {}) {
	draw(<TagsPanel tags={tags} entity={entity} editable={editable} save={save} />, available);
	return userEvent.setup();
}
const pencil = () => screen.queryByRole("button", { name: "Tags aanpassen" });
const boxes = () => screen.getAllByRole("checkbox").map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);

describe("the tags of a record", () => {
	it("are shown by name, and can be changed where the pencil 'Aanpassen' is", async () => {
		panel({ tags: ["t-2", "t-1", "t-9"], editable: false });
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Monument", "Onbekend", "Spoed"]);
		expect(pencil()).toBeNull();
		cleanup();
		panel();
		expect(pencil()?.textContent).toBe("Aanpassen");
	});

	it("offer what can be given to such a record, and what it already has", async () => {
		const user = panel({ tags: ["t-4"] });
		await user.click(pencil() as HTMLElement);
		expect(boxes()).toEqual(["Ambulance", "Laadplein", "Monument", "Spoed", "Vervallen (inactief)"]);
		cleanup();
		const other = panel({ tags: [], entity: "request" });
		await other.click(pencil() as HTMLElement);
		expect(boxes()).toEqual(["Ambulance", "Bezwaar", "Laadplein", "Monument", "Spoed"]);
	});

	it("are absent without any and without one to choose", () => {
		panel({ tags: [], available: [tag("t-5", "Verwijderd", { deleted_at: 1 })] });
		expect(screen.queryByRole("group")).toBeNull();
		cleanup();
		panel({ tags: ["t-9"], available: [] });
		expect(screen.getByRole("group", { name: "Tags" })).not.toBeNull();
	});

	it("REA-413 are saved with one press, and it says 'De tags zijn opgeslagen.'", async () => {
		const save = jest.fn(async (_tags: readonly string[]) => null);
		const user = panel({ tags: ["t-1"], save });
		await user.click(pencil() as HTMLElement);
		await user.click(screen.getByRole("checkbox", { name: "Monument" }));
		await user.click(screen.getByRole("checkbox", { name: "Spoed" }));
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect(await screen.findByText("De tags zijn opgeslagen.")).not.toBeNull();
		expect(save.mock.calls).toEqual([[["t-2"]]]);
		await waitFor(() => expect(document.activeElement).toBe(pencil()));
	});

	it("REA-414 a failed save is logged, and the checkboxes and buttons work again with the choice as it was", async () => {
		let fail: (failure: Error) => void = () => {};
		const user = panel({
			save: () =>
				new Promise((_resolve, reject) => {
					fail = reject;
				}),
		});
		await user.click(pencil() as HTMLElement);
		await user.click(screen.getByRole("checkbox", { name: "Monument" }));
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect((screen.getByRole("checkbox", { name: "Monument" }) as HTMLInputElement).disabled).toBe(true);
		const failure = new Error("HTTP 500");
		fail(failure);
		expect((await screen.findByRole("alert")).textContent).toContain("De tags zijn niet opgeslagen. Uw keuze staat er nog.");
		expect(logged).toHaveBeenCalledWith(failure);
		const box = screen.getByRole("checkbox", { name: "Monument" }) as HTMLInputElement;
		expect([box.disabled, box.checked]).toEqual([false, true]);
		expect((screen.getByRole("button", { name: "Opslaan" }) as HTMLButtonElement).disabled).toBe(false);
	});

	it("say why they were not saved when somebody else was first, and that they can be now", async () => {
		const stale = new ApiProblem({ status: 409, code: "stale", message: "", errors: [], method: "POST" });
		const user = panel({ save: () => Promise.reject(stale) });
		await user.click(pencil() as HTMLElement);
		await user.click(screen.getByRole("button", { name: "Opslaan" }));
		expect((await screen.findByRole("alert")).textContent).toContain("er is intussen iets gewijzigd");
	});

	it("stay as they are if the change is cancelled", async () => {
		const save = jest.fn(async () => null);
		const user = panel({ save });
		await user.click(pencil() as HTMLElement);
		expect(document.activeElement).toBe(screen.getAllByRole("checkbox")[0]);
		await user.click(screen.getByRole("checkbox", { name: "Monument" }));
		await user.click(screen.getByRole("button", { name: "Terug" }));
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Spoed"]);
		expect(save).not.toHaveBeenCalled();
	});

	it("can be searched if there are many", async () => {
		const user = panel({
			available: [...known, ...["Een", "Twee", "Drie", "Vier", "Vijf", "Zes", "Zeven"].map((name) => tag(`m-${name}`, name))],
		});
		await user.click(pencil() as HTMLElement);
		await user.type(screen.getByRole("searchbox", { name: "Zoek een tag" }), "ZE");
		expect(boxes()).toEqual(["Zes", "Zeven"]);
		await user.type(screen.getByRole("searchbox", { name: "Zoek een tag" }), "x");
		expect(screen.getByText("Geen tag gevonden")).not.toBeNull();
	});
});

describe("the tags in a list", () => {
	const five = ["t-1", "t-2", "t-6", "t-7", "t-4", "t-3"];

	it("REQ-062 at most four, with 'En nog N tags' for the rest, whose names appear on hover and on keyboard focus", async () => {
		draw(<TagsCell tags={five} />);
		const user = userEvent.setup();
		expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
			"Ambulance",
			"Bezwaar",
			"Laadplein",
			"Monument",
			"En nog 2 tagsSpoed, Vervallen",
		]);
		expect(screen.queryByRole("tooltip")).toBeNull();
		const more = screen.getByRole("button", { name: "En nog 2 tags" });
		await user.hover(more);
		expect(screen.getByRole("tooltip").textContent).toBe("Spoed, Vervallen");
		await user.unhover(more);
		expect(screen.queryByRole("tooltip")).toBeNull();
		await user.tab();
		expect(document.activeElement).toBe(more);
		expect(screen.getByRole("tooltip").textContent).toBe("Spoed, Vervallen");
		await user.keyboard("{Escape}");
		expect(screen.queryByRole("tooltip")).toBeNull();
	});

	it("have nothing more to show if there are four, and a text of their own for one more", () => {
		draw(<TagsCell tags={five.slice(0, 4)} />);
		expect(screen.getAllByRole("listitem")).toHaveLength(4);
		expect(screen.queryByRole("button")).toBeNull();
		cleanup();
		draw(<TagsCell tags={five.slice(0, 5)} />);
		expect(screen.getByRole("button", { name: "En nog 1 tag" })).not.toBeNull();
		cleanup();
		expect(draw(<TagsCell tags={[]} />).container.querySelector("li")).toBeNull();
	});
});
