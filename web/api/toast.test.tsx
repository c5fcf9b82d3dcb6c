import { afterEach, expect, it, jest } from "@jest/globals";
import { notifications } from "@mantine/notifications";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { renderNotifications, shownNotifications } from "../test-support/render-notifications.tsx";
import { notificationMs, showNotification } from "./show-notification.ts";
import { notifyToast } from "./toast.ts";

afterEach(() => {
	cleanup();
	notifications.clean();
	jest.useRealTimers();
});

it("REQ-283 a toast hides by itself after 5 seconds, while a notification is still there", async () => {
	await shownNotifications();
	jest.useFakeTimers();
	await act(async () => {
		await notifyToast("danger", "Fout!", "Er is iets fout gegaan!");
		showNotification("success", { title: "Geslaagd", text: "De informatie is opgeslagen" });
	});
	const shown = () => ["Er is iets fout gegaan!", "De informatie is opgeslagen"].map((said) => screen.queryByText(said) !== null);
	expect(shown()).toEqual([true, true]);
	expect(screen.getByRole("alert").textContent).toContain("Fout!");
	await act(() => jest.advanceTimersByTimeAsync(4_900));
	expect(shown()).toEqual([true, true]);
	await act(() => jest.advanceTimersByTimeAsync(600));
	expect(shown()).toEqual([false, true]);
});

it("a success closes by itself under a pointer that rests there and lets it through, but for its button; a failure stays to be read", async () => {
	await shownNotifications();
	jest.useFakeTimers();
	act(() => {
		showNotification("success", { title: "Geslaagd", text: "De link is gekopieerd." });
		showNotification("danger", { title: "Fout!", text: "" });
	});
	const success = screen.getByText("Geslaagd").closest('[role="status"]');
	const failure = screen.getByRole("alert");
	const takesPointer = (element: Element | null | undefined) =>
		element !== null && element !== undefined && getComputedStyle(element).pointerEvents !== "none";
	expect([success, success?.querySelector("button"), failure].map(takesPointer)).toEqual([false, true, true]);
	// As in a browser, a pointer's events go only to the element that captures it.
	for (const each of [success, failure]) if (each && takesPointer(each)) fireEvent.mouseEnter(each);
	await act(() => jest.advanceTimersByTimeAsync(notificationMs + 1_000));
	expect([success?.isConnected, failure?.isConnected]).toEqual([false, true]);
});

it("Escape takes notifications away, the latest first, and none while a dialog is open", async () => {
	await shownNotifications("danger");
	act(() => void showNotification("danger", { title: "Daarna", text: "" }));
	await screen.findByText("Daarna");
	const shown = () => ["Eerst", "Daarna"].filter((said) => screen.queryByText(said) !== null);
	const dialog = document.createElement("div");
	dialog.setAttribute("aria-modal", "true");
	document.body.append(dialog);
	const pressEscape = () => act(async () => void fireEvent.keyDown(document.body, { key: "Escape" }));
	await pressEscape();
	expect(shown()).toEqual(["Eerst", "Daarna"]);
	dialog.remove();
	await pressEscape();
	await waitFor(() => expect(shown()).toEqual(["Eerst"]));
	await pressEscape();
	await waitFor(() => expect(shown()).toEqual([]));
});

it("Escape that closes a dialog takes no notification away with it", async () => {
	renderNotifications();
	showNotification("danger", { title: "Blijft", text: "" });
	await screen.findByText("Blijft");
	const dialog = document.createElement("div");
	dialog.setAttribute("aria-modal", "true");
	document.body.append(dialog);
	// As a dialog handles it: before the elements below, and gone at once.
	const close = () => dialog.remove();
	window.addEventListener("keydown", close, { capture: true, once: true });
	fireEvent.keyDown(document.body, { key: "Escape" });
	expect([dialog.isConnected, screen.queryByText("Blijft") !== null]).toEqual([false, true]);
	fireEvent.keyDown(document.body, { key: "Escape" });
	await waitFor(() => expect(screen.queryByText("Blijft")).toBeNull());
});
