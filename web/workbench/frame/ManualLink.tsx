import { text } from "../../texts/text.ts";
import { paths } from "../../ui/pages/paths.ts";

/** The manual of the workbench, in a separate tab, so that the current page stays open. */
export function ManualLink({ className }: { readonly className?: string | undefined }) {
	return (
		<a href={paths.manuals("werkbank")} target="_blank" rel="noreferrer" className={className}>
			{text("workbench.manual")}
		</a>
	);
}
