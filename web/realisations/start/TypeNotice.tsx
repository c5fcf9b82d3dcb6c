import { useLocation, useNavigate } from "react-router";
import type { ProcessType } from "../../tenants/tenant-configuration.ts";
import { text } from "../../texts/text.ts";
import { paths } from "../../ui/paths.ts";
import { TypeChoice } from "../TypeChoice.tsx";

interface TypeNoticeProps {
	readonly uuid: string;
	readonly type: ProcessType;
	/** Something was filled in that changing the type would lose. */
	readonly dirty: boolean;
	/** Forgets what was filled in. */
	readonly discard: () => void;
}

/** Says which type the process will have; changing it starts the form anew, after asking. */
export function TypeNotice({ uuid, type, dirty, discard }: TypeNoticeProps) {
	const navigate = useNavigate();
	const { search } = useLocation();
	return (
		<TypeChoice
			type={type.value}
			label={type.text}
			explanation={text("start.type.text")}
			mayChange
			dirty={dirty}
			discard={discard}
			onChoose={(chosen, close) => {
				close();
				navigate(paths.realisationWithType(uuid, chosen) + search, { replace: true });
			}}
		/>
	);
}
