import { afterEach, beforeEach, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import "./test-support/browser-parts.ts";
import { MantineProvider } from "@mantine/core";
import { PageErrorBoundary } from "./shell/PageErrorBoundary.tsx";
import { memoryPages } from "./test-support/memory-pages.tsx";
import { lazyPage } from "./ui/loading/lazy-page.ts";

const failedTitle = "Deze pagina kon niet worden opgehaald";

beforeEach(() => {
	jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	cleanup();
	jest.useRealTimers();
	jest.restoreAllMocks();
});

function open(load: () => Promise<{ default: () => string }>) {
	const { element, handle } = lazyPage(load);
	const page = (
		<Suspense fallback="laadt">
			<PageErrorBoundary supportAddress="help@voorbeeld.example">{element}</PageErrorBoundary>
		</Suspense>
	);
	const { pages, history } = memoryPages([
		{ path: "/", element: page, handle },
		{ path: "elders", element: "elders" },
	]);
	render(<MantineProvider env="test">{pages}</MantineProvider>);
	return history;
}

it("PLA-139 a page whose chunk has not arrived after 120 seconds has failed, and not before", async () => {
	jest.useFakeTimers();
	open(() => new Promise(() => {}));
	await act(() => jest.advanceTimersByTimeAsync(119_900));
	expect(screen.queryByText(failedTitle)).toBeNull();
	await act(() => jest.advanceTimersByTimeAsync(200));
	expect(screen.getByText(failedTitle)).toBeTruthy();
});

it("a page whose chunk arrives late, but in time, is shown and stays", async () => {
	jest.useFakeTimers();
	open(() => new Promise((resolve) => setTimeout(() => resolve({ default: () => "de pagina" }), 100_000)));
	await act(() => jest.advanceTimersByTimeAsync(100_100));
	expect(screen.getByText("de pagina")).toBeTruthy();
	await act(() => jest.advanceTimersByTimeAsync(60_000));
	expect(screen.getByText("de pagina")).toBeTruthy();
});

it("a page that failed to load is loaded again on the next navigation to it, and not by itself", async () => {
	const load = jest.fn(async (): Promise<{ default: () => string }> => {
		if (load.mock.calls.length < 2) throw new Error("no network");
		return { default: () => "de pagina" };
	});
	const history = open(load);
	expect(await screen.findByText(failedTitle)).toBeTruthy();
	await act(async () => history.push("/elders"));
	expect(await screen.findByText("elders")).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(1);
	await act(async () => history.push("/"));
	expect(await screen.findByText("de pagina")).toBeTruthy();
});

it("a page that was asked for without a connection says so, and comes by itself once there is one", async () => {
	const load = jest.fn(async (): Promise<{ default: () => string }> => {
		if (load.mock.calls.length < 3) throw new Error("Unable to preload CSS");
		return { default: () => "de pagina" };
	});
	open(load);
	expect(await screen.findByText(failedTitle)).toBeTruthy();
	expect(screen.getByText(/^Controleer de verbinding/)).toBeTruthy();
	await userEvent.click(screen.getByRole("button", { name: "Probeer opnieuw" }));
	expect(await screen.findByRole("button", { name: "Opnieuw laden" })).toBeTruthy();
	await act(async () => window.dispatchEvent(new Event("online")));
	expect(await screen.findByText("de pagina")).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(3);
});
