import { MantineProvider } from "@mantine/core";
import { type RenderResult, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { showNotification } from "../api/show-notification.ts";
import { NotificationArea } from "../ui/notices/NotificationArea.tsx";

/** The notification area, and below it the content that causes notifications, if any. */
export function renderNotifications(content?: ReactNode): RenderResult {
	return render(
		<MantineProvider env="test">
			<NotificationArea />
			{content}
		</MantineProvider>,
	);
}

/** Renders the notification area, which exists once it has shown a notification, here one titled 'Eerst'. */
export async function shownNotifications(level: "warning" | "danger" = "warning"): Promise<void> {
	renderNotifications();
	showNotification(level, { title: "Eerst", text: "" });
	await screen.findByText("Eerst");
}
