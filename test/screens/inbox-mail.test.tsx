import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { Screens } from "./harness/screens.tsx";

let screens: Screens;
beforeAll(async () => {
	// Nobody listens there: what leaves waits.
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
		// What the server answers after it.
		await waitFor(() => expect([field("Als iemand u noemt").value, field("Als iemand u noemt").ariaBusy]).toEqual(["daily", "false"]));
	});

	it("an administrator sees what waits and what was given up", async () => {
		screens.show("go-ral", "admin", "/beheer/status");
		expect(await screen.findByText("0 wachten, 0 opgegeven.")).toBeTruthy();
	});
});
