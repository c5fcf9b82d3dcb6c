import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";
import { watchWrites } from "./writes/watch-writes.ts";

let screens: Screens;
beforeAll(async () => {
	// Nothing listens there: messages wait.
	screens = await Screens.open({
		SMTP_URL: "smtp://127.0.0.1:9",
		MAIL_FROM: "laadstroom@organisation.example",
		PUBLIC_URL: "http://localhost:3000",
	});
});
afterAll(() => screens.close());

const choices = async () => {
	fireEvent.click(await screen.findByText("Berichten per e-mail"));
	return (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
};

describe("messages by e-mail", () => {
	it("nobody is mailed who did not ask for it; a choice is kept", async () => {
		screens.show("go-ral", "municipality", "/postvak");
		const field = await choices();
		expect(
			within(field("Als iemand u noemt"))
				.getAllByRole("option")
				.map(({ textContent }) => textContent),
		).toEqual(["Meteen", "Dagelijks, om half acht", "Niet"]);
		expect(
			within(field("Stappen die naar u komen"))
				.getAllByRole("option")
				.map(({ textContent }) => textContent),
		).toEqual(["Dagelijks, om half acht", "Niet"]);
		expect(field("Als iemand u noemt").value).toBe("off");
		fireEvent.change(field("Als iemand u noemt"), { target: { value: "daily" } });
		const kept = () => screens.deployment.app.data.db.selectFrom("mail_choice").select(["kind", "how"]).execute();
		await waitFor(async () => expect(await kept()).toEqual([{ kind: "mention", how: "daily" }]));
		// The server's value afterwards.
		await waitFor(() => expect([field("Als iemand u noemt").value, field("Als iemand u noemt").ariaBusy]).toEqual(["daily", "false"]));
	});

	it("every choice is kept that is made while another is on its way, and of one setting the last", async () => {
		screens.show("opcharge", "municipality", "/postvak");
		const field = await choices();
		const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
		const { letGo } = watchWrites();
		choose("Als iemand u noemt", "daily");
		choose("Stappen die naar u komen", "daily");
		choose("Als iemand u noemt", "now");
		fireEvent.click(screen.getByText("Wat hier komt"));
		const boxes = ["Stappen die naar u zijn teruggezet", "Termijnen van uw stappen die bijna aflopen"].map((name) =>
			screen.getByRole<HTMLInputElement>("checkbox", { name }),
		);
		for (const box of boxes) fireEvent.click(box);
		const shown = () => [
			field("Als iemand u noemt").value,
			field("Stappen die naar u komen").value,
			...boxes.map(({ checked }) => checked),
		];
		await waitFor(() => expect(shown()).toEqual(["now", "daily", false, false]));
		letGo();
		await waitFor(() => expect([field("Als iemand u noemt").ariaBusy, boxes[0]?.ariaBusy]).toEqual(["false", "false"]));
		expect(shown()).toEqual(["now", "daily", false, false]);
		const { db } = screens.deployment.app.data;
		const kept = await db.selectFrom("mail_choice").select(["kind", "how"]).where("tenant", "=", "opcharge").orderBy("kind").execute();
		expect(kept).toEqual([
			{ kind: "mention", how: "now" },
			{ kind: "step", how: "daily" },
		]);
	});

	it("a choice that did not arrive goes back, and is said to", async () => {
		screens.show("park-n-charge", "municipality", "/postvak");
		const field = await choices();
		const connected = globalThis.fetch;
		globalThis.fetch = async (url, init) =>
			String(url).endsWith("/inbox/mail") ? Promise.reject(new TypeError("away")) : connected(url, init);
		fireEvent.change(field("Als iemand u noemt"), { target: { value: "now" } });
		expect(await screen.findByText("De keuze is niet bewaard")).toBeTruthy();
		await waitFor(() => expect(field("Als iemand u noemt").value).toBe("off"));
		expect(screen.queryByText(/blijft staan/)).toBeNull();
		globalThis.fetch = connected;
	});

	it("an administrator sees what waits and what was given up", async () => {
		screens.show("go-ral", "admin", "/beheer/status");
		expect(await screen.findByText("0 wachten, 0 opgegeven.")).toBeTruthy();
	});
});
