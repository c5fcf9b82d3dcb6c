import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Screens, type SentCall } from "./harness/screens.tsx";

const waiting = "Het adres van de plek wordt nog opgezocht. Daarna wordt de stap opgeslagen.";

let screens: Screens;
let uuid: string;
let calls: readonly SentCall[];
/** Answers the address look-up, which waits until this is called. */
let answer: (() => void) | undefined;
/** The address of a known location. */
let known: string;
beforeAll(async () => {
	screens = await Screens.open();
	const found = await screens.deployment.as("opcharge", "cpo").get("geocoder/search?q=Jansbuitensingel%2032&limit=1");
	const [{ latitude, longitude }] = found.body.data as unknown as readonly [{ latitude: number; longitude: number }];
	known = `lat=${latitude}&lng=${longitude}`;
});
afterAll(() => screens.close());
beforeEach(async () => {
	({ uuid } = (await screens.deployment.start("opcharge")).record);
	({ calls } = await screens.showStep("opcharge", "cpo", uuid, "1"));
	answer = undefined;
	const server = globalThis.fetch;
	globalThis.fetch = async (input, init) => {
		if (!String(input).includes("/geocoder/reverse")) return server(input, init);
		await new Promise<void>((resolve) => {
			answer = resolve;
		});
		return server(String(input).replace(/\?.*/, `?${known}`), init);
	};
});

const press = async (name: string) => fireEvent.click((await screen.findAllByRole("button", { name }))[0] as HTMLElement);
const stored = async (): Promise<unknown> =>
	(await screens.deployment.as("opcharge", "cpo").get(`processes/realisation/${uuid}`)).body.data.values.Location;
const saves = () => calls.filter(({ method, path }) => method === "POST" && path === `processes/realisation/${uuid}`);
const lookedUp = () => waitFor(() => expect(answer).toBeDefined(), { timeout: 5000 });

describe("saving right after a pin was placed", () => {
	it("waits for its address, says so, and keeps the place with it", async () => {
		await press("Plaats pin in het midden");
		await press("Opslaan");
		expect(screen.getByText(waiting).getAttribute("role")).toBe("status");
		await lookedUp();
		expect(saves()).toEqual([]);
		answer?.();
		await screen.findByText("De informatie is opgeslagen", {}, { timeout: 10_000 });
		expect(screen.queryByText(waiting)).toBeNull();
		expect(await stored()).toMatchObject({ Latitude: expect.any(Number), StreetName: "Jansbuitensingel", PostalCode: "6811 AE" });
		expect(saves()).toHaveLength(1);
		expect(screen.queryByText("Niet opgeslagen wijzigingen")).toBeNull();
	});
});
