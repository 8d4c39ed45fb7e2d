import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AnswerPrint } from '@/components/form/answers/AnswerPrint';
import { AnswerView } from '@/components/form/answers/AnswerView';
import { CheckAnswers } from '@/components/form/answers/CheckAnswers';
import type { FormValues } from '@/domain/form/description';
import { EXAMPLE } from '../../domain/form/example';
import { wordsOf } from './formHost';

const VALUES: FormValues = {
  name: '张三',
  idNo: '320099199003070010',
  region: '320581',
  purpose: 'MEET',
  guests: [{ id: '1', values: { name: '李四', speaks: false } }],
  day: '2026-11-21',
  needs: ['LAMP', 'SCREEN'],
  quiet: true,
};

const SECTIONS = wordsOf(EXAMPLE, VALUES);

const change = (name: string) => ({ name: new RegExp(`^更改\\s*${name}$`) });

/** The answer beside a name; the first one, where an entry has the same. */
function answerTo(name: string) {
  const [term] = screen.getAllByText(name, {
    selector: 'th, th *, .ant-descriptions-item-label',
  });
  const own = term?.closest<HTMLElement>('td');
  return own ?? within(term?.closest('tr') ?? document.body).getByRole('cell');
}

describe('answers before they are sent', () => {
  it('stand in words, each with a way to change it', async () => {
    const user = userEvent.setup();
    const wanted: string[] = [];
    render(
      <CheckAnswers
        sections={SECTIONS}
        canChange={(path) => path !== 'region'}
        onChange={(path) => wanted.push(path)}
      />,
    );
    expect(answerTo('设备')).toHaveTextContent('台灯、投影');
    expect(answerTo('邮政编码')).toHaveTextContent('未填写');
    expect(answerTo('证件号码')).toHaveTextContent('320099199003070010');
    expect(answerTo('是否发言')).toHaveTextContent('否');
    expect(screen.queryByRole('button', change('所在地区'))).toBeNull();
    await user.click(screen.getByRole('button', change('参会人 1 的是否发言')));
    await user.click(screen.getByRole('button', change('参会人')));
    await user.click(screen.getByRole('button', change('姓名')));
    expect(wanted).toEqual(['guests.1.speaks', 'guests', 'name']);
  });

  it('take the focus back to the row that was changed', () => {
    render(
      <CheckAnswers
        sections={SECTIONS}
        canChange={() => true}
        onChange={() => undefined}
        returnTo="day"
      />,
    );
    expect(screen.getByRole('button', change('日期'))).toHaveFocus();
  });
});

describe('answers that were sent', () => {
  it('show personal data for a minute on request, and say when it is masked again', () => {
    vi.useFakeTimers();
    render(<AnswerView sections={SECTIONS} />);
    const number = answerTo('证件号码');
    expect(number).toHaveTextContent('320***********0010');
    expect(number).not.toHaveTextContent('320099199003070010');
    fireEvent.click(screen.getByRole('button', { name: '显示证件号码' }));
    expect(within(number).getByRole('status')).toHaveTextContent(
      '证件号码：320099199003070010，60 秒后自动隐藏',
    );
    expect(answerTo('姓名')).not.toHaveTextContent('张三');
    act(() => vi.advanceTimersByTime(59_000));
    expect(number).toHaveTextContent('320099199003070010');
    act(() => vi.advanceTimersByTime(1_000));
    expect(number).not.toHaveTextContent('320099199003070010');
    expect(within(number).getByRole('status')).toHaveTextContent('证件号码已重新隐藏');
  });

  it('can be masked again at once', () => {
    render(<AnswerView sections={SECTIONS} />);
    fireEvent.click(screen.getByRole('button', { name: '显示证件号码' }));
    fireEvent.click(screen.getByRole('button', { name: '隐藏证件号码' }));
    expect(answerTo('证件号码')).not.toHaveTextContent('320099199003070010');
  });
});

describe('answers on paper', () => {
  it('are masked, with number, time and address', () => {
    const { container } = render(
      <AnswerPrint
        title="阅览室预约"
        facts={[{ label: '编号', text: 'ROOM-20261120-000001' }]}
        sections={SECTIONS}
        address="https://example.com/1"
      />,
    );
    expect(screen.getByRole('rowheader', { name: '编号' }).closest('tr')).toHaveTextContent(
      'ROOM-20261120-000001',
    );
    expect(screen.getByText('参会人 1')).toBeInTheDocument();
    expect(container).toHaveTextContent('https://example.com/1');
    expect(container).toHaveTextContent('320***********0010');
    expect(container).not.toHaveTextContent('320099199003070010');
    expect(container).not.toHaveTextContent('张三');
  });
});
