import { afterEach, expect, it, jest } from "@jest/globals";
import { MantineProvider } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { act, cleanup, render, screen } from "@testing-library/react";
import { NotificationArea } from "../ui/NotificationArea.tsx";
import { showNotification } from "./show-notification.ts";
import { notifyToast } from "./toast.ts";

afterEach(() => {
	cleanup();
	notifications.clean();
	jest.useRealTimers();
});

it("REQ-283 a toast hides by itself after 5 seconds, while a notification is still there", async () => {
	render(
		<MantineProvider env="test">
			<NotificationArea />
		</MantineProvider>,
	);
	// The area is there once it has shown something.
	showNotification("warning", { title: "Eerst", text: "" });
	await screen.findByText("Eerst");
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
