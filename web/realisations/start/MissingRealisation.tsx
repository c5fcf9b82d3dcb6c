import { Button } from "@mantine/core";
import { Link } from "react-router";
import { text } from "../../texts/text.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { paths } from "../../ui/paths.ts";
import "../../texts/areas/errors.ts";
import "../../texts/areas/realisations.ts";

interface MissingRealisationProps {
	/** The person may not read processes at all; otherwise there is no such process for them. */
	readonly denied?: boolean;
}

/** There is no such process for this person. */
export function MissingRealisation({ denied = false }: MissingRealisationProps) {
	return (
		<EmptyState
			heading
			title={text(denied ? "realisation.denied" : "error.404.title")}
			{...(denied
				? {}
				: {
						action: (
							<Button component={Link} to={paths.realisations()} variant="filled">
								{text("nav.realisations")}
							</Button>
						),
					})}
		>
			{text(denied ? "realisation.denied.text" : "error.404.text")}
		</EmptyState>
	);
}
