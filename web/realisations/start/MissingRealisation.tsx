import { Button } from "@mantine/core";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { paths } from "../../ui/paths.ts";

/** There is no such process for this person. */
export function MissingRealisation() {
	return (
		<EmptyState
			heading
			title={text("error.404.title")}
			action={
				<Button component={Link} to={paths.realisations()} variant="filled">
					{text("nav.realisations")}
				</Button>
			}
		>
			{text("error.404.text")}
		</EmptyState>
	);
}
