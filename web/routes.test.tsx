import { afterEach, expect, it, jest } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import "./test-support/browser-parts.ts";
import { page } from "./routes.tsx";

afterEach(() => {
	cleanup();
	jest.useRealTimers();
});

const open = (load: () => Promise<{ default: () => string }>) =>
	render(
		<RouterProvider
			router={createMemoryRouter([{ path: "/", lazy: page(load), errorElement: "mislukt", hydrateFallbackElement: <>laadt</> }])}
		/>,
	);

it("PLA-139 a page whose chunk is not there after 120 seconds has failed, and not before", async () => {
	jest.useFakeTimers();
	open(() => new Promise(() => {}));
	await act(() => jest.advanceTimersByTimeAsync(119_900));
	expect(screen.getByText("laadt")).toBeTruthy();
	await act(() => jest.advanceTimersByTimeAsync(200));
	expect(screen.getByText("mislukt")).toBeTruthy();
});

it("a page whose chunk comes late, but in time, is shown and stays", async () => {
	jest.useFakeTimers();
	open(() => new Promise((resolve) => setTimeout(() => resolve({ default: () => "de pagina" }), 100_000)));
	await act(() => jest.advanceTimersByTimeAsync(100_100));
	expect(screen.getByText("de pagina")).toBeTruthy();
	await act(() => jest.advanceTimersByTimeAsync(60_000));
	expect(screen.getByText("de pagina")).toBeTruthy();
});
