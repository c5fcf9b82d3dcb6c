import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, screen, within } from "@testing-library/react";
import { renderStep } from "../../test-support/render-step.tsx";
import { saveCommand, stepProcess, threeSteps } from "../../test-support/step-process.ts";

afterEach(() => {
	cleanup();
	sessionStorage.clear();
	localStorage.clear();
});

/** A process that was proposed, changed, completed, advised on and put on hold. */
function walked() {
	const process = stepProcess();
	process.send(saveCommand("1", "1", { Plan: { Name: "Plein", Note: "eerst" } }, false));
	process.send(saveCommand("1", "2", { Plan: { Name: "Kade", Note: "" } }));
	process.send(saveCommand("2", "3", { Advice: { Words: "Akkoord" } }));
	process.send({ kind: "set-status", status: "onhold", action: "enable", reason: "wachten", comment: "Vorst" });
	return process;
}

const form = () => screen.findByRole("group", { name: /^Stap \d.* \d{4}, \d\d:\d\d$/ });
const told = () => screen.getAllByRole("status").map(({ textContent }) => textContent);

describe("looking back at a process", () => {
	it("shows at each moment what the form held, how far the steps were, who did it and why", async () => {
		const { user } = renderStep(walked(), "terugblik");
		const slider = await screen.findByRole("slider", { name: "Moment" });
		expect(screen.getByText(/^Zo is het proces nu/)).toBeTruthy();
		expect(told().join()).toMatch(/U zette het proces on hold/);
		expect(told().join()).toMatch(/Wachten op een ander, Vorst/);

		slider.focus();
		await user.keyboard("{Home}");
		await user.keyboard("{ArrowRight}");
		expect(slider.getAttribute("aria-valuetext")).toMatch(/U sloeg stap 1 Voorstel op$/);
		expect(screen.getByText(/^U kijkt terug: zo was het proces op /)).toBeTruthy();
		expect((await form()).textContent).toMatch(/NaamPleinNotitieeerst/);
		expect(screen.queryByRole("textbox")).toBeNull();
		const rail = screen.getByRole("navigation", { name: "Stappen" });
		expect(within(rail).getByText(/^Bezig/)).toBeTruthy();

		await user.click(screen.getByRole("button", { name: "Volgend moment" }));
		expect((await form()).textContent).toMatch(/NaamKadeNotitieNiet ingevuld/);
		expect(within(rail).getByText(/^Afgerond/)).toBeTruthy();
		const changes = screen.getByRole("group", { name: "Gewijzigd in deze handeling" });
		expect(
			within(changes)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent),
		).toEqual(["NaamEerstPleinDaarnaKade", "NotitieEersteerstDaarnaNiet ingevuld"]);
	});

	it("is walked with j and k, and read as a list whose lines lead to their moment", async () => {
		const { user, search } = renderStep(walked(), "terugblik");
		const slider = await screen.findByRole("slider", { name: "Moment" });
		const place = () => screen.getByText(/^Moment \d van \d$/).textContent;
		const last = place();
		await user.keyboard("k");
		expect(slider.getAttribute("aria-valuetext")).toMatch(/Advies af$/);
		expect(place()).not.toBe(last);
		await user.keyboard("j");
		expect(place()).toBe(last);
		// There is no moment after the last one.
		await user.keyboard("j");
		expect(place()).toBe(last);

		await user.click(screen.getByRole("button", { name: /^Alle momenten \(\d\)$/ }));
		const lines = within(screen.getByRole("list", { name: "Alle momenten, het nieuwste eerst" })).getAllByRole("link");
		expect(lines).toHaveLength(Number(last?.at(-1)));
		expect(lines[0]?.getAttribute("aria-current")).toBe("true");
		await user.click(screen.getByRole("link", { name: /U sloeg stap 1 Voorstel op$/ }));
		expect((await form()).textContent).toMatch(/NaamPleinNotitieeerst/);
		expect(search()).toContain("moment=");
	});

	it("puts two moments beside each other, the older first, and says in a word which fields are not the same", async () => {
		const { user, search } = renderStep(walked(), "terugblik");
		await screen.findByRole("slider", { name: "Moment" });
		await user.click(screen.getByRole("link", { name: /Voorstel/ }));
		await user.selectOptions(screen.getByLabelText("Vergelijk met"), screen.getByRole("option", { name: /U sloeg stap 1 Voorstel op$/ }));
		const forms = screen.getAllByRole("group", { name: /^Stap 1 Voorstel .* \d{4}, \d\d:\d\d$/ });
		expect(forms.map(({ textContent }) => textContent)).toEqual([
			expect.stringMatching(/NaamandersPleinNotitieanderseerst/),
			expect.stringMatching(/NaamandersKadeNotitieandersNiet ingevuld/),
		]);
		const all = screen.getByRole("group", { name: "Verschillen tussen beide momenten" });
		expect(all.textContent).toMatch(/Stap 2 Advies.*Oordeel in woorden.*Akkoord/);
		expect(search()).toMatch(/met=\d+/);
		expect(search()).toMatch(/stap=1/);
	});

	it("names the step of fields that are called the same", async () => {
		const [first, second, third] = threeSteps.steps;
		if (first === undefined || second === undefined || third === undefined) throw new Error("the example has three steps");
		const [advice] = second.sections;
		const words = { type: "string", title: "Naam", format: "unicode" };
		const schema = { type: "object", properties: { Advice: { type: "object", properties: { Words: words } } } };
		const named = { ...second, sections: [{ ...advice, id: "advice", title: "Oordeel", schema }] } as typeof second;
		const process = stepProcess({ ...threeSteps, steps: [first, named, third] });
		process.send(saveCommand("1", "2", { Plan: { Name: "Plein", Note: "eerst" } }));
		process.send(saveCommand("2", "3", { Advice: { Words: "Akkoord" } }));
		renderStep(process, "terugblik");
		const offered = within(await screen.findByLabelText("Veld")).getAllByRole("option");
		expect(offered.map(({ textContent }) => textContent).slice(1)).toEqual(["Naam (stap 1)", "Notitie", "Naam (stap 2)"]);
	});

	it("tells every value that a field has had, and leads to the moment of each", async () => {
		const { user } = renderStep(walked(), "terugblik");
		await user.selectOptions(await screen.findByLabelText("Veld"), "Naam");
		const history = screen.getByRole("group", { name: "Geschiedenis van een veld" });
		const items = within(history).getAllByRole("listitem");
		expect(items.map(({ textContent }) => textContent)).toEqual([
			expect.stringMatching(/^U .*EerstPleinDaarnaKade$/),
			expect.stringMatching(/^U .*EerstNiet ingevuldDaarnaPlein$/),
		]);
		await user.selectOptions(screen.getByLabelText("Veld"), "");
		// From the field itself: the focus moves to its history.
		await user.click(screen.getByRole("link", { name: /Voorstel/ }));
		await user.click(within(await form()).getByRole("button", { name: "Geschiedenis van Naam" }));
		expect(within(history).getAllByRole("listitem")).toHaveLength(2);
		expect(document.activeElement).toBe(screen.getByLabelText("Veld"));
		await user.click(within(within(history).getAllByRole("listitem")[1] as HTMLElement).getByRole("link"));
		expect((await form()).textContent).toMatch(/NaamPlein/);
	});

	it("is reached from the day of what happened", async () => {
		const { user, path, search } = renderStep(walked(), "1");
		const [, second] = await screen.findAllByTitle("Bekijk het proces zoals het toen was");
		await user.click(second as HTMLElement);
		expect(await screen.findByRole("slider", { name: "Moment" })).toBeTruthy();
		expect([path(), search()]).toEqual([expect.stringMatching(/\/terugblik$/), expect.stringMatching(/^\?moment=\d+$/)]);
		expect(told().join()).toMatch(/U rondde stap 2 Advies af/);
		expect((await form()).textContent).toMatch(/Oordeel in woordenAkkoord/);
	});

	it("says of a step that it had not begun, and of a process that is not there that it is not", async () => {
		const process = walked();
		renderStep(process, "terugblik?moment=1&stap=3");
		expect(await screen.findByText("Stap 3 was op dat moment nog niet begonnen.")).toBeTruthy();
	});
});
