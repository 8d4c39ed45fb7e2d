import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { FlowChart } from './FlowChart';

interface Props extends Omit<ComponentProps<typeof FlowChart>, 'chart'> {
  /** Undefined where it did not come. */
  chart: ComponentProps<typeof FlowChart>['chart'] | undefined;
  onRetry: () => void;
}

/** The way of a request, or that it did not come and how to ask again. */
export function RequestWay({ chart, onRetry, ...rest }: Props) {
  if (chart) return <FlowChart chart={chart} {...rest} />;
  return (
    <p role="alert">
      办理流程没有加载成功。{' '}
      <Button type="link" size="small" onClick={onRetry}>
        重新加载
      </Button>
    </p>
  );
}
