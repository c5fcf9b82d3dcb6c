import { MantineProvider } from "@mantine/core";
import { type RenderResult, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { showNotification } from "../api/show-notification.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";

/** The place of the notifications, and below it what makes them, if anything. */
export function renderNotifications(content?: ReactNode): RenderResult {
	return render(
		<MantineProvider env="test">
			<NotificationArea />
			{content}
		</MantineProvider>,
	);
}

/** The place of the notifications, drawn: it is there once it has shown something, here one titled 'Eerst'. */
export async function shownNotifications(level: "warning" | "danger" = "warning"): Promise<void> {
	renderNotifications();
	showNotification(level, { title: "Eerst", text: "" });
	await screen.findByText("Eerst");
}
