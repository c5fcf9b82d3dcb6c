import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { QueryClientProvider, useMutation, useQuery } from "@tanstack/react-query";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { fakeApi, problem } from "../test-support/fake-api.ts";
import { renderNotifications, shownNotifications } from "../test-support/render-notifications.tsx";
import { attempt } from "./attempt.ts";
import { connectApi } from "./connection.ts";
import { notifyError, notifySuccess } from "./notify.ts";
import { createQueryClient } from "./query-client.ts";
import { type Operation, request } from "./request.ts";
import { showNotification } from "./show-notification.ts";
import { setSupportAddress } from "./support-address.ts";

type Method = Operation["method"];

function Reader() {
	useQuery({ queryKey: ["x"], queryFn: () => request({ method: "GET", path: "x" }), retry: false });
	return null;
}

function Writer({ method }: { readonly method: Method }) {
	const { mutate } = useMutation({ mutationFn: () => request({ method, path: "x", body: {} }) });
	useEffect(() => mutate(), [mutate]);
	return null;
}

/** A call as screens make them, answered with the status. */
function call(method: Method, status: number) {
	fakeApi({ [`${method} x`]: problem(status) });
	renderNotifications(
		<QueryClientProvider client={createQueryClient(notifyError)}>
			{method === "GET" ? <Reader /> : <Writer method={method} />}
		</QueryClientProvider>,
	);
}

beforeEach(() => {
	connectApi({ tenant: "voorbeeld", onUnauthorised: () => {} });
	setSupportAddress("hulp@voorbeeld.example");
});

afterEach(() => {
	cleanup();
	notifications.clean();
	setSupportAddress("");
});

const table = [
	[
		"REA-448",
		"POST",
		400,
		"De wijziging is niet opgeslagen",
		"De invoer voldoet niet aan de gestelde criteria. Controleer voor details het formulier.",
	],
	["REA-449", "POST", 403, "De wijziging is niet opgeslagen", "U heeft niet voldoende rechten om deze handeling uit te voeren."],
	["REA-450", "GET", 404, "Niet gevonden", "De door u opgevraagde data kon niet worden gevonden."],
	[
		"REA-451",
		"POST",
		409,
		"De wijziging is niet opgeslagen",
		"Uw data van dit record is verouderd ten opzichte van de data in de database. Ververs uw data onder aan de overzichtspagina.",
	],
	[
		"REA-452",
		"GET",
		500,
		"Een onverwachte fout heeft zich voorgedaan",
		"Er heeft zich een onverwachte situatie voorgedaan. Neem contact op via hulp@voorbeeld.example.",
	],
] as const;

describe("the notification of a failed call", () => {
	it.each(table)("%s says after a %s answered %d: %s", async (_id, method, status, title, text) => {
		call(method, status);
		expect(await screen.findByText(title)).toBeTruthy();
		expect(screen.getByText(text)).toBeTruthy();
		expect(screen.getByRole("alert").textContent).toContain(title);
	});

	it.each([
		[400, "De door u opgevraagde data kon niet worden gevonden."],
		[403, "U heeft niet voldoende rechten om deze handeling uit te voeren."],
	])("of a read that is refused with %d does not speak of saving", async (status, said) => {
		call("GET", status);
		expect(await screen.findByText("De data kon niet opgehaald worden")).toBeTruthy();
		expect(screen.getByText(said)).toBeTruthy();
		expect(screen.queryByText(/niet opgeslagen/)).toBeNull();
	});

	it("REA-453 names what could not be fetched after any other status of a GET", async () => {
		call("GET", 418);
		expect(await screen.findByText("De data kon niet opgehaald worden")).toBeTruthy();
	});

	it.each(["POST", "PUT"] as const)("REA-454 names what could not be stored after any other status of a %s", async (method) => {
		call(method, 429);
		expect(await screen.findByText("De data kon niet opgeslagen worden")).toBeTruthy();
	});

	it("REA-455 speaks of the API after any other status of another method", async () => {
		call("DELETE", 405);
		expect(await screen.findByText("De API interactie is mislukt")).toBeTruthy();
	});

	it("REA-447 goes with the outcome false for a caller that only wants to know whether it worked", async () => {
		fakeApi({ "POST x": problem(403) });
		renderNotifications();
		expect(await attempt(() => request({ method: "POST", path: "x", body: {} }))).toBe(false);
		expect(await screen.findByText("U heeft niet voldoende rechten om deze handeling uit te voeren.")).toBeTruthy();
	});

	it("stays away at 401, when the sign-in takes over", async () => {
		call("GET", 401);
		await new Promise((resolve) => setTimeout(resolve, 50));
		expect(screen.queryByRole("alert")).toBeNull();
	});
});

describe("the notification of a success", () => {
	it("REA-456 has the title 'Geslaagd'", async () => {
		renderNotifications();
		notifySuccess("De informatie is opgeslagen");
		expect(await screen.findByText("Geslaagd")).toBeTruthy();
		expect(screen.getByText("De informatie is opgeslagen")).toBeTruthy();
	});

	it("is told anew each time, in the place of the one that says the same", async () => {
		renderNotifications();
		notifySuccess("De informatie is opgeslagen");
		const first = await screen.findByRole("status");
		notifySuccess("De informatie is opgeslagen");
		await waitFor(() => expect(document.contains(first)).toBe(false));
		expect(screen.getAllByText("De informatie is opgeslagen")).toHaveLength(1);
	});

	it("REQ-284 stays 10 seconds, as a refusal does", async () => {
		await shownNotifications();
		jest.useFakeTimers();
		try {
			act(() => {
				showNotification("success", { title: "Geslaagd", text: "De informatie is opgeslagen" });
				showNotification("danger", { title: "De status wijziging is niet opgeslagen", text: "" });
			});
			const shown = () =>
				["De informatie is opgeslagen", "De status wijziging is niet opgeslagen"].map((said) => screen.queryByText(said) !== null);
			expect(shown()).toEqual([true, true]);
			await act(() => jest.advanceTimersByTimeAsync(9_900));
			expect(shown()).toEqual([true, true]);
			await act(() => jest.advanceTimersByTimeAsync(600));
			expect(shown()).toEqual([false, false]);
		} finally {
			jest.useRealTimers();
		}
	});
});
