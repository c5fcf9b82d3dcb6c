import { Drawer } from "@mantine/core";
import { useEffect, useState } from "react";
import { text } from "../../texts/text.ts";
import { StepLinks } from "./StepTree.tsx";
import "@mantine/core/styles/Drawer.layer.css";

/** The steps over the page, for a screen too narrow to show them beside it. Choosing a place in it closes it. */
export default function StepDrawer({ onClose }: { readonly onClose: () => void }) {
	// First mounts closed, so that the kit sees it opening. Whatever opens it takes care of returning the focus.
	const [opened, setOpened] = useState(false);
	useEffect(() => setOpened(true), []);
	return (
		<Drawer
			opened={opened}
			onClose={onClose}
			title={text("workbench.steps")}
			size={320}
			returnFocus={false}
			// The kit renders a <header>, which outside an article is the page's banner landmark.
			attributes={{ header: { role: "none" } }}
			closeButtonProps={{ "aria-label": text("action.close") }}
		>
			<nav aria-label={text("workbench.steps")}>
				<StepLinks onChoose={onClose} />
			</nav>
		</Drawer>
	);
}
