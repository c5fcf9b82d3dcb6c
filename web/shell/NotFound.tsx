import { Button } from "@mantine/core";
import { Link } from "react-router";
import { text } from "../texts/text.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { paths } from "../ui/paths.ts";
import { usePageTitle } from "../ui/use-page-title.ts";

export function NotFound() {
	usePageTitle(text("notfound.title"));
	return (
		<EmptyState
			heading
			title={text("notfound.title")}
			action={
				<Button component={Link} to={paths.dashboard()} variant="filled">
					{text("notfound.back")}
				</Button>
			}
		>
			{text("notfound.text")}
		</EmptyState>
	);
}
