import { afterEach, describe, expect, it } from "@jest/globals";
import { notificationsStore } from "@mantine/notifications";
import { act, cleanup, screen } from "@testing-library/react";
import { fetchNotifications } from "../../api/notify.ts";
import { uuidOf } from "../../test-support/example-record.ts";
import { answer, fakeApi, problem } from "../../test-support/fake-api.ts";
import { renderApplication } from "../../test-support/render-application.tsx";

const uuid = uuidOf(70);
const serve = (status: number) => fakeApi({ [`GET processes/realisation/${uuid}`]: problem(status), "GET stakeholders": answer([]) });

afterEach(cleanup);

describe("a process that does not exist for this person", () => {
	it.each([`/realisatie/${uuid}`, `/realisatie/${uuid}/2`])(
		"%s without the right to read processes: says so, with nothing to press",
		async (path) => {
			serve(403);
			const { address } = renderApplication(path, { role: "admin" });
			expect(await screen.findByRole("heading", { level: 1, name: "Geen toegang tot dit proces" })).toBeTruthy();
			expect(screen.getByText("U heeft geen rol waarmee u realisatieprocessen kunt bekijken.")).toBeTruthy();
			expect(screen.queryByRole("dialog")).toBeNull();
			expect(screen.queryByRole("alert")).toBeNull();
			expect(address()).toBe(path);
		},
	);

	it("a person who may not start one reads that it is not found, with a link to the list", async () => {
		serve(404);
		renderApplication(`/realisatie/${uuid}`, { role: "municipality" });
		expect(await screen.findByRole("heading", { level: 1, name: "Niet gevonden" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Realisatieprocessen", current: false }).getAttribute("href")).toBe("/realisatie");
	});

	it.each(["/realisatie/zzz", "/realisatie/zzz/2", "/realisatie/zzz/type/op-aanvraag"])(
		"%s is not found, without a word about saving",
		async (path) => {
			fakeApi({ "GET processes/realisation/zzz": problem(400), "GET stakeholders": answer([]) });
			renderApplication(path);
			expect(await screen.findByRole("heading", { level: 1, name: "Niet gevonden" })).toBeTruthy();
			// Lets the notifications load, so that one about the refusal would be visible.
			await fetchNotifications();
			expect(notificationsStore.getState().notifications).toEqual([]);
		},
	);

	it.each(["", "/2", "/type/op-aanvraag", "/dossier", "/terugblik"].map((part) => `/realisatie/${uuid}${part}`))(
		"%s that the server could not answer does not count as missing: the page says that it failed, and can be loaded again",
		async (path) => {
			for (const status of [500, 418]) {
				serve(status);
				const { address } = renderApplication(path);
				expect(await screen.findByRole("heading", { level: 1, name: "Er ging iets mis op deze pagina" })).toBeTruthy();
				expect(screen.getByRole("button", { name: "Opnieuw laden" })).toBeTruthy();
				expect(address()).toBe(path);
				cleanup();
			}
		},
	);

	it("once the server answers again, whoever comes back to the page finds the process", async () => {
		serve(500);
		const { navigate } = renderApplication(`/realisatie/${uuid}`, { role: "municipality" });
		await screen.findByRole("heading", { level: 1, name: "Er ging iets mis op deze pagina" });
		serve(404);
		navigate("/bestaat/niet");
		await screen.findByRole("heading", { level: 1, name: "Deze pagina bestaat niet" });
		navigate(`/realisatie/${uuid}`);
		expect(await screen.findByRole("heading", { level: 1, name: "Niet gevonden" })).toBeTruthy();
	});

	it("without a connection the page says that it could not be fetched, and comes by itself once there is one", async () => {
		fakeApi({
			[`GET processes/realisation/${uuid}`]: () => {
				throw new TypeError("Failed to fetch");
			},
		});
		renderApplication(`/realisatie/${uuid}`, { role: "municipality" });
		expect(await screen.findByRole("heading", { level: 1, name: "Deze pagina kon niet worden opgehaald" })).toBeTruthy();
		serve(404);
		act(() => void window.dispatchEvent(new Event("online")));
		expect(await screen.findByRole("heading", { level: 1, name: "Niet gevonden" })).toBeTruthy();
	});

	it("an unknown address leads back to the start", async () => {
		serve(404);
		renderApplication("/bestaat/niet");
		expect(await screen.findByRole("heading", { level: 1, name: "Deze pagina bestaat niet" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Naar het begin" }).getAttribute("href")).toBe("/");
	});
});
