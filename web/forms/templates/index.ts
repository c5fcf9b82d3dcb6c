import type { FormProps } from "@rjsf/core";
import { DescriptionFieldTemplate } from "./DescriptionFieldTemplate.tsx";
import { FieldTemplate } from "./FieldTemplate.tsx";
import { NoTemplate } from "./NoTemplate.tsx";
import { ObjectFieldTemplate } from "./ObjectFieldTemplate.tsx";
import { TitleFieldTemplate } from "./TitleFieldTemplate.tsx";

export const templates: NonNullable<FormProps["templates"]> = {
	FieldTemplate,
	ObjectFieldTemplate,
	TitleFieldTemplate,
	DescriptionFieldTemplate,
	FieldErrorTemplate: NoTemplate,
	FieldHelpTemplate: NoTemplate,
	ErrorListTemplate: NoTemplate,
};
