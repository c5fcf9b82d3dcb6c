import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { drawForm } from "../../../forms/test-support/draw-form.tsx";
import type { ListEntry } from "../../../tenants/tenant-configuration.ts";
import { pidChoices } from "./field-choices.ts";

afterEach(cleanup);

const pid = (uuid: string, label: string, changes: Partial<ListEntry> = {}): ListEntry => ({
	uuid,
	label,
	enabled: true,
	deleted_at: null,
	synced: 1,
	...changes,
});
const known = [pid("a", "PID 10"), pid("b", "PID 9"), pid("c", "PID uit", { enabled: false }), pid("d", "PID weg", { deleted_at: 1 })];

function draw(pids: readonly ListEntry[], value?: string) {
	const choices = pidChoices(pids);
	return drawForm({
		properties: { Pid: { type: "string", title: "PID" } },
		ui: { Pid: { "ui:widget": "pid" } },
		values: value === undefined ? {} : { Pid: value },
		environment: { pids: () => choices },
	});
}
const options = () => screen.getAllByRole<HTMLOptionElement>("option").map(({ text, disabled }) => [text, disabled]);

describe("the PIDs of a process", () => {
	it("REQ-132 one whose enabled is false is a disabled option; one that was removed is no option", () => {
		draw(known);
		expect(options().slice(1)).toEqual([
			["PID 9", false],
			["PID 10", false],
			["PID uit (inactief)", true],
		]);
	});

	it("one that the process has stays chosen, even if disabled or removed", () => {
		draw(known, "c");
		expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("c");
		expect(options()).toContainEqual(["PID uit (inactief)", false]);
		cleanup();
		draw(known, "d");
		expect(screen.getByRole<HTMLSelectElement>("combobox").value).toBe("d");
		expect(options()).toContainEqual(["PID weg (inactief)", false]);
	});

	it("REQ-132 the same in a list long enough to have a search field", async () => {
		const { user, values } = draw([...known, ...Array.from({ length: 12 }, (_, index) => pid(`m${index}`, `Meer ${index}`))]);
		await waitFor(() => expect(screen.getByRole("combobox", { name: /PID/ }).tagName).toBe("INPUT"));
		await user.type(screen.getByRole("combobox", { name: /PID/ }), "uit");
		await user.click(await screen.findByText("PID uit (inactief)"));
		expect(values().Pid).toBeUndefined();
	});
});
