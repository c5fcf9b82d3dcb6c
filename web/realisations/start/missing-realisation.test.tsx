import { afterEach, describe, expect, it } from "@jest/globals";
import { notificationsStore } from "@mantine/notifications";
import { cleanup, screen } from "@testing-library/react";
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

	it.each(["/realisatie/zzz", "/realisatie/zzz/2"])("%s is not found, without a word about saving", async (path) => {
		fakeApi({ "GET processes/realisation/zzz": problem(400), "GET stakeholders": answer([]) });
		renderApplication(path);
		expect(await screen.findByRole("heading", { level: 1, name: "Niet gevonden" })).toBeTruthy();
		// What would be told of the refusal is fetched first.
		await fetchNotifications();
		expect(notificationsStore.getState().notifications).toEqual([]);
	});

	it("an unknown address leads back to the start", async () => {
		serve(404);
		renderApplication("/bestaat/niet");
		expect(await screen.findByRole("heading", { level: 1, name: "Deze pagina bestaat niet" })).toBeTruthy();
		expect(screen.getByRole("link", { name: "Naar het begin" }).getAttribute("href")).toBe("/");
	});
});
