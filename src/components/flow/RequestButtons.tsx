import { Button } from 'antd';
import { LinkButton } from '@/components/page/LinkButton';
import { ACTION_LABELS, type ApplicantAction } from '@/domain/workflow/status';

/** Actions that go on in the form. */
const IN_FORM = ['edit', 'resubmit', 'copy'] as const;
type FormAction = (typeof IN_FORM)[number];

const isInForm = (action: ApplicantAction): action is FormAction =>
  IN_FORM.some((one) => one === action);

interface Props {
  /** What may be done now, the main action first. */
  actions: readonly ApplicantAction[];
  /** Address of the form for an action. */
  hrefOf: (action: FormAction) => string;
}

/**
 * What can be done with a request as a whole: the way to its form, and print. What needs words or
 * files has panels, and what is seldom done stands beside the request.
 */
export function RequestButtons({ actions, hrefOf }: Props) {
  return (
    <>
      {actions.filter(isInForm).map((action) => (
        <LinkButton
          key={action}
          type={action === 'copy' ? 'default' : 'primary'}
          to={hrefOf(action)}
        >
          {ACTION_LABELS[action]}
        </LinkButton>
      ))}
      <Button onClick={() => window.print()}>打印</Button>
    </>
  );
}
