import { afterEach, expect, it } from "@jest/globals";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answer, fakeApi, page } from "../test-support/fake-api.ts";
import { renderApplication } from "../test-support/render-application.tsx";

afterEach(() => {
	cleanup();
	localStorage.clear();
});

it("a page is told when other files of the tenant run than those it was made from, and goes on until its person loads it anew", async () => {
	let activation = "4";
	const named = (given: ReturnType<typeof answer>) => () => ({ ...given, headers: { "x-activation": activation } });
	const calls = fakeApi({
		"GET processes/realisation": named(page([])),
		"GET today": named(answer({})),
		"GET user/drafts": named(answer([])),
	});
	renderApplication("/realisatie/actief");
	await waitFor(() => expect(calls.some(({ path }) => path.startsWith("processes/realisation"))).toBe(true));
	expect(screen.queryByText("De inrichting is vernieuwd")).toBeNull();
	activation = "5";
	await userEvent.click(await screen.findByRole("link", { name: "Vandaag" }));
	expect((await screen.findByText("De inrichting is vernieuwd")).closest("[role=status]")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Laad opnieuw" })).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: "Later" }));
	expect(screen.queryByText("De inrichting is vernieuwd")).toBeNull();
	await userEvent.click(screen.getByRole("link", { name: "Realisatieprocessen" }));
	expect(screen.queryByText("De inrichting is vernieuwd")).toBeNull();
});
